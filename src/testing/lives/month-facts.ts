import { readRefundsDrawn } from '#features/assemblies/holding/server/group-state.ts';
import { findPicks } from '#features/assemblies/holding/server/pick-queries.ts';
import { readHealth } from '#features/group-health/server/read-health.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import type { Month } from '#features/simulator/engine/life.ts';
import type { GroupPlayer } from './group-player.ts';
import { assemblyOf } from './life-bids.ts';
import type { LifeWorld } from './life-world.ts';

/** The figures of a month that product and simulator must agree on. Seats are positions. */
export type MonthFacts = {
  readonly month: number;
  readonly awards: readonly string[];
  readonly unpaidBids: readonly number[];
  /** All seats that ended so far. */
  readonly cancelled: readonly number[];
  readonly terminated: readonly number[];
  readonly refunded: readonly number[];
  readonly fund: number;
  readonly reserve: number;
  readonly administration: number;
  readonly deferred: number;
  readonly assets: number;
  readonly obligations: number;
};

const ascending = (seats: readonly number[]) => [...seats].sort((a, b) => a - b);

/** Reads a month from the product's ledger, after its bids are settled. */
export async function readMonthFacts(
  world: LifeWorld,
  player: GroupPlayer,
  month: number,
): Promise<MonthFacts> {
  const { context } = world;
  const { group } = player;
  const seats = await player.seats();
  const picks = await findPicks(context.db, (await assemblyOf(world, group, month)).id);
  const { refunded } = await readRefundsDrawn(context, group.id);
  const balances = await readBalances(context.db, {
    book: group.mode,
    scope: groupScope(group.id),
  });
  const health = await readHealth(context, group);
  const of = (status: string) =>
    seats.filter((seat) => seat.status === status).map(({ seat }) => seat - 1);
  return {
    month,
    awards: picks
      .filter(({ status }) => status === 'awarded')
      .map(({ seat, kind }) => `${seat - 1} ${kind}`)
      .sort(),
    unpaidBids: ascending(
      picks.filter(({ status }) => status === 'unpaid').map(({ seat }) => seat - 1),
    ),
    cancelled: of('cancelled'),
    terminated: of('terminated'),
    refunded: seats
      .filter(({ membershipId }) => refunded.has(membershipId))
      .map(({ seat }) => seat - 1),
    fund: 0 - (balances.fund ?? 0),
    reserve: 0 - (balances.reserve ?? 0),
    administration: 0 - (balances.administration ?? 0),
    deferred: 0 - (balances['prepaid-administration'] ?? 0),
    assets: health.assetsCents,
    obligations: health.obligationsCents,
  };
}

/** The same facts from the simulator's months. */
export function factsOfSimulation(months: readonly Month[]): MonthFacts[] {
  const cancelled: number[] = [];
  const terminated: number[] = [];
  const refunded: number[] = [];
  return months.map((month) => {
    cancelled.push(...month.cancelled);
    terminated.push(...month.terminated);
    refunded.push(...month.refunds);
    return {
      month: month.m,
      awards: month.awards.map(([seat, kind]) => `${seat} ${kind}`).sort(),
      unpaidBids: ascending(month.unpaidBids),
      cancelled: ascending(cancelled),
      terminated: ascending(terminated),
      refunded: ascending(refunded),
      fund: month.fund,
      reserve: month.reserve,
      administration: month.admin,
      deferred: month.deferred,
      assets: month.assets,
      obligations: month.obligations,
    };
  });
}
