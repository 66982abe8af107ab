import type { z } from 'zod';
import { readSeatMonth } from '#features/assemblies/member/server/read-seat-month.ts';
import type { AwardView } from '#features/awards/contract.ts';
import { listOwnAwards } from '#features/awards/server/read-awards.ts';
import type { SeatContributions } from '#features/contributions/contract.ts';
import {
  listInstalments,
  readOwnAccount,
} from '#features/contributions/paying/server/list-instalments.ts';
import { readContributions } from '#features/contributions/paying/server/read-contributions.ts';
import type { OwedView, OwnWish } from '#features/exits/contract.ts';
import { stillOwed } from '#features/exits/rules.ts';
import { listOwed } from '#features/exits/server/list-owed.ts';
import { listExitsOf } from '#features/exits/server/read-exits.ts';
import { listOwnWishes } from '#features/exits/server/read-leaving.ts';
import {
  listMembershipsOf,
  type Membership,
} from '#features/memberships/server/read-memberships.ts';
import { chanceOfRefund } from '#features/program-rules/selection.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import type { HomeSeat, readHomeCall } from '../contract.ts';
import { type SeatFacts, stateOfSeat } from '../seat-state.ts';
import { listSeatEvents, toPick } from './list-seat-events.ts';

const FIRST_EVENTS = 8;

/** The first page of a member's seats; the number of statements depends on that of seats only. */
export async function readHome(
  context: Context,
  session: Session,
): Promise<z.output<typeof readHomeCall.response>> {
  const contributions = await readContributions(context, session);
  const known = {
    memberships: new Map((await listMembershipsOf(context, session.userId)).map((m) => [m.id, m])),
    awards: await listOwnAwards(context, session),
    wishes: await listOwnWishes(context, session),
    owed: await listOwed(context, session),
    exits: await listExitsOf(context, session.userId),
  };
  const seats: HomeSeat[] = [];
  for (const seat of contributions) {
    const { membershipId } = seat;
    const membership = known.memberships.get(membershipId);
    if (!membership) throw new Error(`account ${membershipId} has no membership`);
    const isSeats = (one: { membershipId: string }) => one.membershipId === membershipId;
    const exit = known.exits.find(isSeats);
    seats.push(
      await readSeat(context, session, {
        seat,
        membership,
        award: known.awards.find((award) => isSeats(award) && !award.end),
        wish: known.wishes.find(isSeats),
        owed: known.owed.filter(isSeats),
        owesCents: exit ? stillOwed(exit) : 0,
      }),
    );
  }
  return { now: context.clock.now().toISOString(), seats: seats.sort(byUrgency) };
}

/** Seats that go on come before those that ended. */
const byUrgency = (one: HomeSeat, other: HomeSeat) =>
  Number(one.contributions.isClosed) - Number(other.contributions.isClosed);

type Known = {
  seat: SeatContributions;
  membership: Membership;
  award: AwardView | undefined;
  wish: OwnWish | undefined;
  owed: OwedView[];
  owesCents: number;
};

async function readSeat(context: Context, session: Session, known: Known): Promise<HomeSeat> {
  const { seat, membership, award, wish, owed, owesCents } = known;
  const month = await readSeatMonth(context, membership);
  const assembly = assemblyOf(membership, month);
  const { held, last } = month;
  const account = await readOwnAccount(context, session, membership.id);
  return {
    membershipId: membership.id,
    contributions: seat,
    state: stateOfSeat({
      seat,
      heldBid: held?.payBy
        ? {
            instalments: held.instalments ?? 0,
            // Until the payment is started, the earlier deadline counts.
            payBy: (held.paymentStartedAt
              ? held.payBy
              : (held.startBy ?? held.payBy)
            ).toISOString(),
            isStarted: held.paymentStartedAt !== null,
          }
        : null,
      bidFor: assembly?.bid ? { month: assembly.month, heldAt: assembly.heldAt } : null,
      award: award ? awardFacts(award) : null,
      wish: wish ?? null,
      refund: refundOf(owed),
      owesCents,
    }),
    assembly,
    lastResult: last
      ? {
          group: last.groupCode,
          month: last.month,
          heldAt: last.heldAt.toISOString(),
          picks: last.picks.map(toPick),
        }
      : null,
    award: award ? { selectedOn: award.selectedOn, step: award.step, turn: award.turn } : null,
    owed,
    instalments: await listInstalments(context, account),
    events: await listSeatEvents(context, membership, { limit: FIRST_EVENTS }),
  };
}

function awardFacts(award: AwardView): NonNullable<SeatFacts['award']> {
  const { step, turn, daysLate, isHeld, paidOn } = award;
  return { step, turn, daysLate, isHeld, paidOn, by: award.stepTarget ?? award.target.until };
}

function refundOf(owed: readonly OwedView[]): SeatFacts['refund'] {
  const refund = owed.find(({ kind }) => kind === 'refund');
  return refund ? { state: refund.state, cents: refund.cents, place: refund.place } : null;
}

type Month = Awaited<ReturnType<typeof readSeatMonth>>;

function assemblyOf(
  { status }: Membership,
  { next, held, groupCode }: Month,
): HomeSeat['assembly'] {
  const isOnWheel = status === 'active' || status === 'cancelled';
  if (!next || !isOnWheel) return null;
  const bid = next.receipts.find(({ isCounting }) => isCounting);
  return {
    group: groupCode,
    month: next.month,
    closesAt: next.closesAt,
    heldAt: next.heldAt,
    isPaidUp: next.isPaidUp,
    chance:
      status === 'cancelled'
        ? chanceOfRefund(next.eligibleSeats)
        : next.eligibleSeats > 0
          ? 1 / next.eligibleSeats
          : 0,
    expectedChance:
      status === 'active' && next.expectedSeats > next.eligibleSeats
        ? 1 / next.expectedSeats
        : null,
    canBid: next.bidRefusal === null && !held,
    bid: bid?.number ?? null,
  };
}
