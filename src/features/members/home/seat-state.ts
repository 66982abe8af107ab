import { z } from 'zod';
import { AWARD_TURNS } from '#features/awards/rules.ts';
import { type SeatContributions, seatContributions } from '#features/contributions/contract.ts';
import { seatSummary } from '#features/contributions/seat-summary.ts';
import type { OwedView, WishView } from '#features/exits/contract.ts';
import { OWED_STATES, WISH_OPTIONS } from '#features/exits/rules.ts';

const cents = z.number().int();
const day = z.iso.date();
const next = seatContributions.shape.next;
const ofAward = { turn: z.enum(AWARD_TURNS), by: day, daysLate: z.number().int() };

/** How a seat stands: it decides the one sentence and the one next action of its first page. */
export const seatState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('before'), amountCents: cents, dueOn: day }),
  z.object({ kind: z.literal('nothing-due'), amountCents: cents, dueOn: day }),
  z.object({ kind: z.literal('finished') }),
  z.object({
    kind: z.literal('due'),
    amountCents: cents,
    dueOn: day,
    /** When it is charged automatically; null when the member pays by hand. */
    chargedOn: day.nullable(),
  }),
  z.object({ kind: z.literal('processing'), amountCents: cents }),
  z.object({
    kind: z.literal('late'),
    amountCents: cents,
    since: day,
    /** When the membership ends if nothing is paid; null while that is not the next step. */
    endsOn: day.nullable(),
    pausedUntil: day.nullable(),
    endsAs: seatContributions.shape.endsAs.unwrap(),
  }),
  z.object({ kind: z.literal('bid-placed'), month: z.number().int(), heldAt: z.iso.datetime() }),
  z.object({
    kind: z.literal('bid-held'),
    instalments: z.number().int(),
    payBy: z.iso.datetime(),
    isStarted: z.boolean(),
  }),
  z.object({ kind: z.literal('credit-held') }),
  z.object({ kind: z.literal('selected'), step: z.enum(['papers', 'home']), ...ofAward }),
  z.object({ kind: z.literal('buying'), step: z.enum(['appraisal', 'closing']), ...ofAward }),
  z.object({ kind: z.literal('home-paid'), paidOn: day, next }),
  z.object({
    kind: z.literal('leaving'),
    option: z.enum(WISH_OPTIONS),
    takesEffectAt: z.iso.datetime(),
    isUnconfirmed: z.boolean(),
  }),
  z.object({
    kind: z.literal('left'),
    refund: z
      .object({ state: z.enum(OWED_STATES), cents, place: z.number().int().nullable() })
      .nullable(),
    owesCents: cents,
  }),
  /** What was paid comes back once another person takes the seat. */
  z.object({ kind: z.literal('left-before-start') }),
  z.object({
    kind: z.literal('closed'),
    how: z.enum(['handed_back', 'withdrawn', 'transferred', 'replaced']),
    owesCents: cents,
  }),
  z.object({ kind: z.literal('terminated'), owesCents: cents }),
  z.object({ kind: z.literal('completed'), owesCents: cents }),
]);
export type SeatState = z.output<typeof seatState>;

/** What the state of a seat depends on. */
export type SeatFacts = {
  seat: Pick<
    SeatContributions,
    | 'status'
    | 'isClosed'
    | 'month'
    | 'next'
    | 'owed'
    | 'nextStep'
    | 'endsAs'
    | 'pausedUntil'
    | 'openPayment'
    | 'automatic'
  >;
  /** A bid that won and waits for its payment. */
  heldBid: { instalments: number; payBy: string; isStarted: boolean } | null;
  /** The assembly for which a sealed bid counts. */
  bidFor: { month: number; heldAt: string } | null;
  award: {
    step: 'papers' | 'home' | 'appraisal' | 'closing' | 'paid';
    turn: z.output<typeof ofAward.turn>;
    by: string;
    daysLate: number;
    isHeld: boolean;
    paidOn: string | null;
  } | null;
  wish: Pick<WishView, 'option' | 'takesEffectAt' | 'isUnconfirmed'> | null;
  refund: Pick<OwedView, 'state' | 'cents' | 'place'> | null;
  owesCents: number;
};

/**
 * The state of a seat. What can be lost by waiting comes first: a bid to pay, a wish to leave,
 * arrears; then what the member has to do; then what only goes on.
 */
export function stateOfSeat(facts: SeatFacts): SeatState {
  const { seat, heldBid, wish, award } = facts;
  const ended = stateOfEnded(facts);
  if (ended) return ended;
  if (heldBid) return { kind: 'bid-held', ...heldBid };
  if (award?.isHeld) return { kind: 'credit-held' };
  if (wish) {
    const { option, takesEffectAt, isUnconfirmed } = wish;
    return { kind: 'leaving', option, takesEffectAt, isUnconfirmed };
  }
  const summary = seatSummary(seat);
  if (summary === 'late' && seat.next) {
    return {
      kind: 'late',
      amountCents: seat.owed.amountCents,
      since: seat.next.dueOn,
      endsOn: seat.nextStep?.kind === 'end' ? seat.nextStep.on : null,
      pausedUntil: seat.pausedUntil,
      endsAs: seat.endsAs ?? 'cancelled',
    };
  }
  const isDue = summary === 'due' && seat.next !== null;
  // A step that is the member's own comes before the month's contribution.
  if (award && award.step !== 'paid' && (award.turn === 'member' || !isDue)) {
    const { step, turn, by, daysLate } = award;
    return step === 'papers' || step === 'home'
      ? { kind: 'selected', step, turn, by, daysLate }
      : { kind: 'buying', step, turn, by, daysLate };
  }
  if (seat.next && summary === 'due') {
    const { amountCents, dueOn } = seat.next;
    return { kind: 'due', amountCents, dueOn, chargedOn: seat.automatic?.nextChargeOn ?? null };
  }
  if (seat.next && summary === 'before') {
    return { kind: 'before', amountCents: seat.next.amountCents, dueOn: seat.next.dueOn };
  }
  if (summary === 'processing') {
    return { kind: 'processing', amountCents: seat.openPayment?.amountCents ?? 0 };
  }
  if (award?.paidOn) return { kind: 'home-paid', paidOn: award.paidOn, next: seat.next };
  if (facts.bidFor) return { kind: 'bid-placed', ...facts.bidFor };
  if (!seat.next) return { kind: 'finished' };
  return {
    kind: 'nothing-due',
    amountCents: seat.next.amountCents,
    dueOn: seat.next.dueOn,
  };
}

/** The state of a membership that is over; undefined while it goes on. */
function stateOfEnded({ seat, refund, owesCents }: SeatFacts): SeatState | undefined {
  switch (seat.status) {
    case 'completed':
      return { kind: 'completed', owesCents };
    case 'terminated':
      return { kind: 'terminated', owesCents };
    case 'cancelled':
      return { kind: 'left', refund, owesCents };
    case 'handed_back':
    case 'withdrawn':
    case 'transferred':
    case 'replaced':
      return { kind: 'closed', how: seat.status, owesCents };
    case 'active':
    case 'awarded':
      // Nobody has taken the seat yet.
      return seat.isClosed ? { kind: 'left-before-start' } : undefined;
  }
}
