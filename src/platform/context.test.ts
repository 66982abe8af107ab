import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Executor } from '#db/executor.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { sandboxClock } from '#providers/clock/tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { inTransaction } from './context.ts';
import { defineJob } from './jobs/jobs.ts';
import { createQueues } from './jobs/workers.ts';

const noteJob = defineJob({
  name: 'test-note',
  schema: z.object({ note: z.string() }),
  retry: { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 },
});

const prepared = prepareOnce('test_clock', (db, name) =>
  db.select().from(sandboxClock).prepare(name),
);

describe('inTransaction', () => {
  const test = useTestApp();

  it('commits rows and jobs together: both or neither', async () => {
    await createQueues(test.runtime.boss, [noteJob]);
    const row = { id: 'x', offsetMs: 1, updatedAt: test.clock.now() };
    const failing = inTransaction(test.context, async (tx) => {
      await tx.db.insert(sandboxClock).values(row);
      await tx.jobs.enqueue(noteJob, { note: 'lost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await test.context.db.$count(sandboxClock)).toBe(0);
    expect(await test.runtime.boss.fetch(noteJob.name)).toEqual([]);

    await inTransaction(test.context, async (tx) => {
      await tx.db.insert(sandboxClock).values(row);
      await tx.jobs.enqueue(noteJob, { note: 'kept' });
    });
    expect(await test.runtime.boss.fetch(noteJob.name)).toMatchObject([{ data: { note: 'kept' } }]);
  });

  it.each<[string, (db: Executor) => Promise<unknown>]>([
    ['a statement', (db) => db.execute(sql`select 1`)],
    ['a query of the builder', (db) => db.select().from(sandboxClock)],
    ['a prepared statement', (db) => prepared(db).execute()],
    ['a transaction', (db) => db.transaction(async () => {})],
  ])('refuses %s on the outer database inside', async (_, use) => {
    await prepared(test.context.db).execute();
    const wrong = inTransaction(test.context, async () => {
      await use(test.context.db);
    });
    const error = (await wrong.catch((error: unknown) => error)) as Error;
    expect(String((error.cause as Error | undefined)?.message ?? error.message)).toContain(
      'outer database was used inside a transaction',
    );
    // The database still works afterwards.
    await expect(test.context.database.ping()).resolves.toBeUndefined();
  });

  it('checks what is enqueued against the schema of the job', async () => {
    await expect(test.context.jobs.enqueue(noteJob, { note: 1 as never })).rejects.toThrow();
  });
});
