import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { biddingOpensAt } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { timeOfRound } from '#shared/beacon-chain.ts';
import { verifyBeacon } from '#shared/verify-beacon.ts';
import { expireBids } from '../../bid-payments/server/expire-bids.ts';
import { findLastMonths, findUnfinished, type Unfinished } from '../../server/queries.ts';
import { createBidThreads, type OpenBids, openOneByOne } from './bid-threads.ts';
import { closeAssembly, type IsRoundPublic } from './close-assembly.ts';
import { drawAssembly } from './draw-assembly.ts';
import { openAssembly } from './open-assembly.ts';
import { spreadDraws } from './spread-draws.ts';
import { type Step, takeStep } from './take-step.ts';

/**
 * Runs every due step of every assembly, in each group by due time, and catches up on months that
 * were missed. A step that fails raises an alarm and is retried in the next run; it does not block
 * other groups.
 */
export async function advanceAssemblies(context: Context): Promise<void> {
  const threads = createBidThreads();
  try {
    const isRoundPublic = cacheRoundChecks(context);
    await takeDueSteps({ context, isRoundPublic, openBids: threads.open });
  } finally {
    await threads.close();
  }
}

async function takeDueSteps(run: Run): Promise<void> {
  const failed = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const steps = (await findDueSteps(run)).filter(({ name }) => !failed.has(name));
    if (steps.length === 0) return;
    const spread = await spreadDraws(run.context, run.isRoundPublic, steps);
    for (const step of steps) {
      // A step that waits, fails or is left to a job is looked at in the next run, not in this one.
      if (spread.has(step.name)) failed.add(step.name);
      else if (!(await takeStep(run.context, step))) failed.add(step.name);
    }
  }
}

type Run = {
  readonly context: Context;
  readonly isRoundPublic: IsRoundPublic;
  readonly openBids: OpenBids;
};

/** Caches the relays' answer per round for one run: all groups of an evening share a round. */
function cacheRoundChecks({ beacon, log }: Context): IsRoundPublic {
  const asked = new Map<string, Promise<boolean>>();
  const ask: IsRoundPublic = async ({ chain, round }) => {
    if (beacon.chain.hash !== chain.hash) return false;
    try {
      const found = await beacon.fetchRound(round);
      return found !== undefined && Boolean(verifyBeacon(chain, round, found.signature));
    } catch (error) {
      // A signature that does not verify proves nothing.
      log.warn({ round, err: error }, 'a relay answered a round before its time');
      return false;
    }
  };
  return (of) => {
    const key = `${of.chain.hash}:${of.round}`;
    const answer = asked.get(key) ?? ask(of);
    asked.set(key, answer);
    return answer;
  };
}

/** Enough for all 240 months of a group in one run, if the clock jumps that far. */
const MAX_ROUNDS = 240 * 8;

/** The due steps of all groups, each group's in order of their due time. */
async function findDueSteps(run: Run): Promise<Step[]> {
  const now = run.context.clock.now();
  return (await findSteps(run)).filter(({ dueAt }) => dueAt <= now);
}

/** When the next step of any assembly is due; the sandbox's clock stops there when it advances. */
export async function readNextStepAt(context: Context): Promise<Date | undefined> {
  const steps = await findSteps({
    context,
    isRoundPublic: async () => false,
    openBids: openOneByOne,
  });
  const now = context.clock.now();
  const ahead = steps.map(({ dueAt }) => dueAt.getTime()).filter((time) => time > now.getTime());
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : undefined;
}

async function findSteps(run: Run): Promise<Step[]> {
  const { context } = run;
  const lastMonths = await findLastMonths(context.db);
  const unfinished = Map.groupBy(await findUnfinished(context.db), ({ groupId }) => groupId);
  const groups = await listFormedGroups(context);
  return groups.flatMap((group) => {
    const month = (lastMonths.get(group.id) ?? 0) + 1;
    const steps = [
      ...(unfinished.get(group.id) ?? []).map((row) => stepOf(run, row)),
      openingStep(context, group, month),
    ];
    const known = steps.flatMap((step) => step ?? []);
    return known.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  });
}

function openingStep(context: Context, group: Group, month: number): Step | undefined {
  if (month > TERM_MONTHS || !group.startMonth || !group.formedAt) return undefined;
  return {
    dueAt: biddingOpensAt(group.startMonth, month, group.formedAt),
    name: `open ${group.id} ${month}`,
    run: () => openAssembly(context, group, month),
  };
}

function stepOf({ context, isRoundPublic, openBids }: Run, row: Unfinished): Step | undefined {
  const { id, status, closesAt, chain, round, overdueFrom } = row;
  const step = (name: string, dueAt: Date, run: () => Promise<unknown>): Step => ({
    name: `${name} ${id}`,
    assemblyId: id,
    dueAt,
    run,
  });
  if (status === 'open')
    return step('close', closesAt, () => closeAssembly(context, isRoundPublic, id));
  if (status === 'closed') {
    const draw = step('draw', timeOfRound(chain, round), () => drawAssembly(context, id, openBids));
    return { ...draw, draws: row };
  }
  return overdueFrom ? step('expire', overdueFrom, () => expireBids(context, id)) : undefined;
}
