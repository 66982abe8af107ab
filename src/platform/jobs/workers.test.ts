import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { selectRows } from '#db/executor.ts';
import { useTestApp } from '#testing/test-app.ts';
import { inTransaction } from '../context.ts';
import { defineJob } from './jobs.ts';
import { createQueues } from './workers.ts';

const retry = { limit: 0, firstDelaySeconds: 1, maxDelaySeconds: 1 };
const brokenJob = defineJob({ name: 'test-broken', schema: z.object({ id: z.string() }), retry });
describe('enqueueMany', () => {
  const test = useTestApp();
  const ids = Array.from({ length: 1_000 }, (_, index) => ({ id: `row-${index}` }));
  const waiting = async () => {
    const rows = await selectRows(
      test.context.db,
      sql`select data->>'id' from pgboss.job where name = ${brokenJob.name} and state = 'created'`,
    );
    return rows.length;
  };

  it('enqueues all with the transaction, or none', async () => {
    const { boss, context } = test.runtime;
    await createQueues(boss, [brokenJob]);
    const interrupted = inTransaction(context, async (tx) => {
      await tx.jobs.enqueueMany(brokenJob, ids);
      throw new Error('the process dies here');
    });
    await expect(interrupted).rejects.toThrow('dies here');
    expect(await waiting()).toBe(0);
    await inTransaction(context, (tx) => tx.jobs.enqueueMany(brokenJob, ids));
    expect(await waiting()).toBe(ids.length);
    await context.jobs.enqueueMany(brokenJob, []);
    await expect(context.jobs.enqueueMany(brokenJob, [{ id: 7 } as never])).rejects.toThrow();
    expect(await waiting()).toBe(ids.length);
  });
});
