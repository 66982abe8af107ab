import { sql } from 'drizzle-orm';
import { findPicks } from '#features/assemblies/holding/server/pick-queries.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import type { Fault } from '../deposit-faults/messages.ts';
import { findViolations, isAnyBidReadable } from './invariants.ts';
import type { BeaconMood } from './messages.ts';
import type { Stage } from './stage.ts';
import { copyDatabase, dropDatabase, openWorld, type World } from './world.ts';

/** Troubles in addition to the fault of a process. */
export const DISTURBANCES = [
  'none',
  'beacon-late',
  'beacon-lying',
  'clock-jump',
  'money-back',
  'leaver',
] as const;
export type Trouble = (typeof DISTURBANCES)[number];

export type Case = { seed: number; trouble: Trouble; workers: 1 | 2; fault: Fault };

export const describeCase = ({ seed, trouble, workers, fault }: Case): string =>
  `seed ${seed}: ${trouble}, ${workers} worker(s), ${JSON.stringify(fault)}`;

const MONTHS = 2;
/** Far more attempts than needed; stops a step that never succeeds. */
const MAX_TRIES = 6;

/** Plays two months of a group with the case's faults; returns the violated rules. */
export async function runCase(stage: Stage, given: Case): Promise<string[]> {
  const name = `faults_${process.pid}_${process.hrtime.bigint()}`;
  const url = await copyDatabase(stage.template, name);
  const world = await openWorld(url, stage.groupId, stage.openedAt);
  try {
    await stage.takeDatabase(url, given.workers);
    await stage.arm(given.fault);
    return await playHistory(stage, world, given);
  } finally {
    await stage.leaveDatabase();
    await world.close();
    await dropDatabase(url);
  }
}

async function playHistory(stage: Stage, world: World, given: Case): Promise<string[]> {
  const { play } = world;
  const broken: string[] = [];
  let filled = stage.filled;
  const advance = async (at: Date, beacon: BeaconMood = 'true') => {
    play.clock.set(at.toISOString());
    // The job runs every minute, so a failed step is retried before the next one is due.
    let calm = given.fault.kind === 'none' ? 1 : 2;
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      if (await stage.advance(at, beacon)) calm -= 1;
      else await reviveJobs(world);
      if (calm === 0) return;
    }
    broken.push(`a step at ${at.toISOString()} never succeeds`);
  };
  const published = new Map<number, string>();
  const keep = async (month: number) => {
    const { listFile, fileSha256, books } = await play.read(month);
    const text = JSON.stringify([listFile, fileSha256, books]);
    const before = published.get(month);
    if (listFile) published.set(month, before ?? text);
    if (before && before !== text) broken.push(`the published list of ${month} changed`);
  };
  const close = async (month: number) => {
    const { closesAt, heldAt } = await play.rowOf(month);
    play.clock.set(new Date(heldAt.getTime() - 1_000).toISOString());
    if (await isAnyBidReadable(world, month)) broken.push(`a bid of ${month} could be read`);
    await advance(closesAt);
    await keep(month);
  };
  const draw = async (month: number, mood: BeaconMood = 'true') => {
    const { heldAt } = await play.rowOf(month);
    if (mood !== 'true') await advance(new Date(heldAt.getTime() + 15 * 60_000), mood);
    await advance(new Date(heldAt.getTime() + 16 * 60_000));
    await keep(month);
  };

  if (given.trouble === 'clock-jump') {
    // The clock skips the close: the assembly is postponed, and two members bid again.
    const { heldAt } = await play.rowOf(1);
    await advance(new Date(heldAt.getTime() + 60_000));
    if ((await play.read(1)).status === 'open') await play.bid(1, 2, 150);
  }
  await close(1);
  if (given.trouble === 'leaver') await play.cancel(5);
  if (given.trouble === 'money-back') {
    const { heldAt } = await play.rowOf(1);
    await play.fill(-filled);
    await advance(new Date(heldAt.getTime() + 60_000));
    await play.fill(filled);
  }
  const mood = { 'beacon-late': 'late', 'beacon-lying': 'lying' } as const;
  await draw(1, mood[given.trouble as keyof typeof mood] ?? 'true');
  // The first bidder does not pay in time; the next one pays.
  const { id, heldAt } = await play.rowOf(1);
  await advance(daysLater(heldAt, 12));
  const asked = (await findPicks(play.context.db, id)).find(({ status }) => status === 'held');
  if (asked) {
    const cents = asked.bidFundCents ?? 0;
    await stage.settle(daysLater(heldAt, 13), asked.id, cents);
    filled += cents;
  }
  const free = await freeSeat(world);
  if (free) await play.bid(2, free, 130).catch(() => {});
  await close(2);
  await draw(2);
  const last = await play.rowOf(2);
  await advance(new Date(last.heldAt.getTime() + 20 * 60_000));
  for (const month of [1, 2]) await keep(month);
  return [...broken, ...(await findViolations(world, { months: MONTHS, filled }))];
}

/** A seat that may still bid. */
async function freeSeat({ play }: World): Promise<number | undefined> {
  const { id } = await play.rowOf(1);
  const picked = new Set((await findPicks(play.context.db, id)).map(({ seat }) => seat));
  return play.members.map(({ seat }) => seat).find((seat) => !picked.has(seat) && seat !== 5);
}

/** Makes jobs of dead workers and pending retries due at once. */
async function reviveJobs({ play }: World): Promise<void> {
  await play.context.db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`,
  );
}
