// A worker process with one slow job and one scheduled job, for tests of the queue.
import { sql } from 'drizzle-orm';
import { startDispatcher } from '#platform/jobs/dispatcher.ts';
import { JOBS_CHANNEL } from '#platform/jobs/jobs.ts';
import { createQueues, worker } from '#platform/jobs/workers.ts';
import { readConfig } from '#platform/settings/config.ts';
import { createContext, createLogger } from '#server/start/create-context.ts';
import { TEST_SETTINGS } from '../setup/test-settings.ts';
import { dailyJob, slowJob } from './slow-job.ts';

const config = readConfig({
  ...TEST_SETTINGS,
  DATABASE_URL: process.argv[2] ?? '',
  ROLE: 'worker',
});
const { boss, context } = await createContext(config, { log: createLogger(config) });
await createQueues(boss, [slowJob, dailyJob]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const dispatcher = startDispatcher(context, [
  worker(slowJob, async ({ db }, { id }) => {
    await db.execute(
      sql`insert into slow_runs (id, pid, started_at) values (${id}, ${process.pid}, clock_timestamp())`,
    );
    await pause(100);
    await db.execute(sql`update slow_runs set ended_at = clock_timestamp() where id = ${id}`);
  }),
  worker(dailyJob, async () => {}),
]);
context.database.listen({
  channels: { [JOBS_CHANNEL]: dispatcher.wake },
  onState: dispatcher.wake,
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
