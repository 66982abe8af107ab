import { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { findPending } from '#platform/jobs/find-pending.ts';
import { drawAssemblyJob } from '../../server/jobs.ts';
import { withSharedThreads } from './bid-threads.ts';
import type { IsRoundPublic } from './close-assembly.ts';
import { drawAssembly } from './draw-assembly.ts';
import { type Step, takeStep } from './take-step.ts';

/** So few assemblies are held at once, one after the other; more are shared by the workers. */
const SHARED_FROM = 8;

const ofJob = z.object({ assemblyId: z.string() });

/**
 * On an evening with many assemblies, leaves each draw to a job of its own, so that every worker
 * process opens bids. Returns the names of the steps that jobs take.
 */
export async function spreadDraws(
  context: Context,
  isRoundPublic: IsRoundPublic,
  steps: readonly Step[],
  sharedFrom = SHARED_FROM,
): Promise<ReadonlySet<string>> {
  const draws = steps.flatMap(({ name, draws }) => (draws ? [{ name, draws }] : []));
  if (draws.length === 0) return new Set();
  const pending = await findPending(context.db, drawAssemblyJob);
  const taken = new Set(pending.map((data) => ofJob.parse(data).assemblyId));
  const open = draws.filter(({ draws: { id } }) => !taken.has(id));
  const isShared = draws.length >= sharedFrom;
  const left = [];
  for (const draw of open) {
    // Before the round, the step itself notices that the beacon is late.
    if (isShared && (await isRoundPublic(draw.draws))) left.push(draw);
  }
  await context.jobs.enqueueMany(
    drawAssemblyJob,
    left.map(({ draws: { id } }) => ({ assemblyId: id })),
  );
  const names = draws.filter(({ draws: { id } }) => taken.has(id)).map(({ name }) => name);
  return new Set([...names, ...left.map(({ name }) => name)]);
}

/** The job of one assembly. A failure raises its alarm, and the next run enqueues it again. */
export async function drawShared(
  context: Context,
  { assemblyId }: { assemblyId: string },
): Promise<void> {
  await withSharedThreads((open) =>
    takeStep(context, {
      name: `draw ${assemblyId}`,
      assemblyId,
      dueAt: context.clock.now(),
      run: () => drawAssembly(context, assemblyId, open),
    }),
  );
}
