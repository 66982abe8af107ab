import { describe, expect, it } from 'vitest';
import { findPending } from '#platform/jobs/find-pending.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { drawAssemblyJob } from '../../server/jobs.ts';
import { findUnfinished } from '../../server/queries.ts';
import { findPicksOfGroup } from './pick-queries.ts';
import { drawShared, spreadDraws } from './spread-draws.ts';

const V = 45_000_000;

describe('an evening with many assemblies', () => {
  const test = useTestApp();

  it('leaves each draw to a job, once, and the job has the same result', async () => {
    const play = await playAssemblies(test, 6);
    await play.fill(6 * V);
    await play.advance();
    await play.bid(1, 2, 120);
    test.clock.set('2026-12-16T00:00:00Z');
    await play.advance();
    test.clock.set('2026-12-16T01:00:03Z');

    const [row] = await findUnfinished(test.context.db);
    if (row?.status !== 'closed') throw new Error('the list is not closed');
    const name = `draw ${row.id}`;
    const step = { name, draws: row, dueAt: row.heldAt, run: async () => 'nothing' };
    const spread = (isPublic: boolean, from?: number) =>
      spreadDraws(test.context, async () => isPublic, [step], from);
    expect(await spread(true)).toEqual(new Set());
    expect(await spread(false, 1)).toEqual(new Set());
    expect(await findPending(test.context.db, drawAssemblyJob)).toEqual([]);
    for (let run = 0; run < 3; run += 1) expect(await spread(true, 1)).toEqual(new Set([name]));
    const job = { assemblyId: row.id };
    expect(await findPending(test.context.db, drawAssemblyJob)).toEqual([job]);

    await Promise.all([drawShared(test.context, job), drawShared(test.context, job)]);
    // Where the lot falls on the bidder, no bid waits for its money.
    expect(['drawn', 'finished']).toContain((await play.rowOf(1)).status);
    expect(await play.isRight(1)).toBe(true);
    const picks = (await findPicksOfGroup(test.context.db, play.group.id)).length;
    await test.drainJobs();
    expect(await findPicksOfGroup(test.context.db, play.group.id)).toHaveLength(picks);
    expect(await findPending(test.context.db, drawAssemblyJob)).toEqual([]);
    expect((await play.read(1)).alarms).toEqual([]);
  });
});
