import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { providerRuns } from './tables.ts';

export type RunRow = typeof providerRuns.$inferInsert;

/** Begins a run unless another one is under way; false when it is. */
export async function insertRun(db: Executor, run: RunRow, now: Date): Promise<boolean> {
  const begun = await db
    .insert(providerRuns)
    .values(run)
    .onConflictDoUpdate({
      target: providerRuns.mode,
      set: { runId: run.runId, until: run.until },
      setWhere: lt(providerRuns.until, now),
    })
    .returning({ mode: providerRuns.mode });
  return begun.length === 1;
}

/** Prolongs or ends a run; false when another one has begun since. */
export async function updateRun(db: Executor, { mode, runId, until }: RunRow): Promise<boolean> {
  const changed = await db
    .update(providerRuns)
    .set({ until })
    .where(and(eq(providerRuns.mode, mode), eq(providerRuns.runId, runId)))
    .returning({ mode: providerRuns.mode });
  return changed.length === 1;
}
