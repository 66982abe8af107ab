import { z } from 'zod';
import { PICK_KINDS, PICK_STATUSES } from '#features/assemblies/rules.ts';
import { AWARD_STEPS, AWARD_TURNS, PAPER_KINDS } from '#features/awards/rules.ts';
import {
  contributionPayment,
  instalmentView,
  seatContributions,
} from '#features/contributions/contract.ts';
import { owedView } from '#features/exits/contract.ts';
import { EXIT_KINDS } from '#features/exits/rules.ts';
import { PAYOUT_KINDS, PAYOUT_STATES } from '#features/payouts/rules.ts';
import { defineCalls } from '#shared/api/call.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { seatState } from './seat-state.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const instant = z.iso.datetime();

const pick = z.object({
  seat: z.number().int(),
  kind: z.enum(PICK_KINDS),
  status: z.enum(PICK_STATUSES),
});
const result = z.object({
  /** The group's code, as in the address of the assembly's page. */
  group: z.string(),
  month: z.number().int(),
  picks: z.array(pick),
});

/** One thing that happened to a seat. */
export const seatEvent = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('payment'),
      payment: contributionPayment,
      /** Numbers of the receipts, one for each instalment it paid. */
      receipts: z.array(z.string()),
    }),
    result.extend({ kind: z.literal('assembly') }),
    z.object({
      kind: z.literal('bid'),
      group: z.string(),
      month: z.number().int(),
      number: z.number().int(),
    }),
    z.object({
      kind: z.literal('step'),
      step: z.enum(AWARD_STEPS),
      turn: z.enum(AWARD_TURNS),
      reason: z.string(),
    }),
    z.object({
      kind: z.literal('paper'),
      paper: z.enum(PAPER_KINDS),
      name: z.string(),
      link: z.string(),
    }),
    z.object({
      kind: z.literal('payout'),
      payout: z.enum(PAYOUT_KINDS),
      state: z.enum(PAYOUT_STATES),
      cents: z.number().int(),
      paidOn: z.iso.date().nullable(),
    }),
    z.object({ kind: z.literal('exit'), exit: z.enum(EXIT_KINDS) }),
  ])
  .and(z.object({ id: z.guid(), at: instant }));
export type SeatEvent = z.output<typeof seatEvent>;

export const homeSeat = z.object({
  membershipId: z.uuid(),
  contributions: seatContributions,
  state: seatState,
  /** The next assembly; null where none is open or the seat takes no part in draws. */
  assembly: z
    .object({
      group: z.string(),
      month: z.number().int(),
      closesAt: instant,
      heldAt: instant,
      isPaidUp: z.boolean(),
      /** The chance with one lottery pick; of a cancelled seat, to be drawn for its refund. */
      chance: z.number(),
      /** The same if everybody who usually pays in time does so again; null where that changes nothing. */
      expectedChance: z.number().nullable(),
      canBid: z.boolean(),
      /** The number of the bid's receipt that counts. */
      bid: z.number().int().nullable(),
    })
    .nullable(),
  lastResult: result.extend({ heldAt: instant }).nullable(),
  award: z
    .object({
      selectedOn: z.iso.date(),
      step: z.enum(AWARD_STEPS),
      turn: z.enum(AWARD_TURNS),
    })
    .nullable(),
  owed: z.array(owedView),
  instalments: z.array(instalmentView),
  events: pageOf(seatEvent),
});
export type HomeSeat = z.output<typeof homeSeat>;

export const readHomeCall = memberCall({
  method: 'GET',
  path: '/api/members/home',
  summary: 'The first page of one’s seats: how each stands, what comes next and what happened',
  response: z.object({
    /** The server's time, the reference for countdowns. */
    now: instant,
    seats: z.array(homeSeat),
  }),
});

export const listSeatEventsCall = memberCall({
  method: 'GET',
  path: '/api/members/home/:membershipId/events',
  summary: 'What happened to a seat, newest first; page by page',
  params: z.object({ membershipId: z.uuid() }),
  query: z.object(pageParameters),
  response: pageOf(seatEvent),
  errors: ['SEAT_NOT_FOUND'],
});
