import { type DeadLetter, readDeadLetters } from '../../src/platform/jobs/dead-letters.ts';
import { retryDeadJobs } from '../../src/platform/jobs/retry-dead-jobs.ts';
import { defineCommand, UsageError } from './command.ts';
import { commandConfig, withRuntime } from './open-runtime.ts';

const MAX_LISTED = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const command = defineCommand({
  name: 'casa retry-jobs',
  about:
    'Jobs whose retries are exhausted. Without an option it lists them; with one it queues them again, and a worker runs them. Look first why they failed: a job that fails for the same reason comes back here. The embedded database must not be in use.',
  options: {
    id: { kind: 'text', value: 'ID', about: 'Retries this one' },
    kind: { kind: 'text', value: 'JOB', about: 'Retries all of a kind, such as refund-deposit' },
    all: { kind: 'flag', about: 'Retries all' },
  },
  async run({ id, kind, all }) {
    if ([id, kind, all].filter(Boolean).length > 1)
      throw new UsageError('Use only one of --id, --kind and --all.');
    if (id && !UUID.test(id)) throw new UsageError(`'${id}' is not the id of a job.`);
    return await withRuntime(commandConfig(), async ({ context: { db, queue } }) => {
      if (!id && !kind && !all) {
        list(await readDeadLetters(db, { limit: MAX_LISTED, order: 'oldest' }));
        return 0;
      }
      const counts = id
        ? new Map((await queue.rerun({ id })).map((job) => [job, 1]))
        : await retryDeadJobs({ db, queue }, { job: kind });
      for (const [job, count] of counts)
        console.log(`${job}: ${count} ${count === 1 ? 'job is' : 'jobs are'} queued again.`);
      if (counts.size > 0 || all) return 0;
      console.error(nothingFound(id, kind));
      return 1;
    });
  },
});

function nothingFound(id: string | undefined, kind: string | undefined): string {
  if (id) return `No failed job has the id ${id}; perhaps somebody retried it already.`;
  return kind ? `No job named ${kind} has failed for good.` : 'No job has failed for good.';
}

function list(letters: readonly DeadLetter[]): void {
  if (letters.length === 0) console.log('No job has failed for good.');
  for (const { id, job, failedAt, error } of letters) {
    console.log(`${id}  ${new Date(failedAt).toISOString()}  ${job}: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : JSON.stringify(error);
