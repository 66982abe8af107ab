import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { advanceAssemblies } from '#features/assemblies/holding/server/advance-assemblies.ts';
import { advanceAssembliesJob, drawAssemblyJob } from '#features/assemblies/server/jobs.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import { readConfig } from '#platform/settings/config.ts';
import { createContext } from '#server/start/create-context.ts';
import { findViolations } from '../assembly-faults/invariants.ts';
import { markPaid } from '../mark-paid.ts';
import { type AssemblyGroup, reopenPlay } from '../scenes/assembly-group.ts';
import { formGroup } from '../scenes/form-group.ts';
import { TEST_SETTINGS } from '../setup/test-settings.ts';

/** More than a process draws by itself: every worker takes draws. */
const GROUPS = 10;
const SEATS = 6;
/** The people of the first part of the drill are in a group of the other plan. */
const PLAN = '650';
const FUND = 10 * creditOf(PLAN);
/** The rest of the draws follows when the queue has noticed that the worker is dead. */
const LIMIT_MS = 300_000;
const POLL_MS = 10;

type Evening = {
  /** Of the database, directly. */
  url: string;
  /** Kills a worker process at once, as a machine that fails does. */
  killWorker(): void;
};

export type Outcome = { faults: string[]; drawnBefore: number; seconds: number };

/**
 * An evening of draws that the workers of a database share. One of them is killed while it opens
 * the bids of a group; the others have to hold what it began, each assembly once, with the result
 * that follows from what was published.
 */
export async function killDuringDraw({ url, killWorker }: Evening): Promise<Outcome> {
  const config = readConfig({ ...TEST_SETTINGS, DATABASE_URL: url, ROLE: 'web' });
  const runtime = await createContext(config);
  const { context, sandboxClock } = runtime;
  try {
    const plays: AssemblyGroup[] = [];
    for (let index = 0; index < GROUPS; index += 1) {
      const { group } = await formGroup({ context }, { planId: PLAN, capacity: SEATS });
      // Contributions do not matter here.
      await markPaid(context, group.id, { months: 24 });
      const play = await reopenPlay({ context, clock: { set: neverSet } }, group.id);
      await play.fill(FUND);
      plays.push(play);
    }
    await advanceAssemblies(context);
    for (const play of plays) {
      for (let seat = 1; seat <= SEATS; seat += 1) await play.bid(1, seat, 100 + seat);
    }
    const moveTo = async (moment: Date) => {
      await sandboxClock?.advance(moment.getTime() - context.clock.now().getTime());
    };
    const { closesAt } = await firstOf(plays).rowOf(1);
    await moveTo(closesAt);
    await advanceAssemblies(context);
    const { heldAt } = await firstOf(plays).rowOf(1);
    // The deciding round begins up to one period after the instant.
    await moveTo(new Date(heldAt.getTime() + 3_000));
    await context.jobs.enqueue(advanceAssembliesJob, {});
    const until = performance.now() + LIMIT_MS;
    // A process draws two at a time: with three under way each of the two has begun one.
    await waitFor(until, async () => (await countDrawn()) > 1 && (await countActive()) > 2);
    killWorker();
    const killedAt = performance.now();
    const drawnBefore = await countDrawn();
    await waitFor(until, async () => (await countDrawn()) === GROUPS);
    const seconds = (performance.now() - killedAt) / 1000;
    const faults = await Promise.all(
      plays.map(async (play) => {
        const close = async () => {};
        const broken = await findViolations({ url, play, close }, { months: 1, filled: FUND });
        return broken.map((rule) => `${play.code}: ${rule}`);
      }),
    );
    return { faults: faults.flat(), drawnBefore, seconds };
  } finally {
    await runtime.close();
  }

  async function countActive(): Promise<number> {
    return count(
      sql`select count(*)::int as n from pgboss.job where name = ${drawAssemblyJob.name} and state = 'active'`,
    );
  }
  async function countDrawn(): Promise<number> {
    return count(
      sql`select count(*)::int as n from assemblies where month = 1 and drawn_at is not null`,
    );
  }
  async function count(query: ReturnType<typeof sql>): Promise<number> {
    const [row] = await selectRows<{ n: number }>(context.db, query);
    return row?.n ?? 0;
  }
}

function firstOf([first]: readonly AssemblyGroup[]): AssemblyGroup {
  if (!first) throw new Error('there is no group');
  return first;
}

function neverSet(): void {
  throw new Error('the clock of the sandbox is moved instead');
}

async function waitFor(until: number, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (performance.now() > until) throw new Error('the evening did not come to its end');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
