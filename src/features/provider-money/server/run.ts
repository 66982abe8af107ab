import type { Context } from '#platform/context.ts';
import { insertRun, updateRun } from './run-queries.ts';

/** A process that dies is taken to be gone after this time. */
const RUN_MS = 10 * 60_000;

/** One reading of the provider; nobody else reads the same mode meanwhile. */
export type Run = {
  /** Says that it goes on; throws when it took so long that another run has begun. */
  continue(): Promise<void>;
};

/** Runs the work unless a run is under way; undefined when one is. */
export async function runAlone<T>(
  context: Context,
  work: (run: Run) => Promise<T>,
): Promise<T | undefined> {
  const { mode } = context.payments;
  const runId = context.randomness.id();
  const until = () => new Date(context.clock.now().getTime() + RUN_MS);
  if (!(await insertRun(context.db, { mode, runId, until: until() }, context.clock.now()))) {
    return undefined;
  }
  const run: Run = {
    async continue() {
      if (await updateRun(context.db, { mode, runId, until: until() })) return;
      throw new Error('another run reads the provider since');
    },
  };
  try {
    return await work(run);
  } finally {
    // A moment ago, so that the next run may begin at the same instant of a stopped clock.
    const ended = new Date(context.clock.now().getTime() - 1);
    await updateRun(context.db, { mode, runId, until: ended });
  }
}
