import { z } from 'zod';
import { MEMBERSHIP_STATUSES } from '#features/memberships/rules.ts';
import { planId } from '#features/plans/contract.ts';
import { defineCalls } from '#shared/api/call.ts';
import { optionalText, requiredLine } from '#shared/api/fields.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import { ARREARS_STATES } from '../arrears/arrears.ts';
import { contributionPayment, nextStep } from '../contract.ts';

const adminCall = defineCalls({
  tag: 'Admin: contributions',
  access: 'admin',
  roles: ['treasurer'],
});
const cents = z.number().int();
const day = z.iso.date();
const membership = z.object({ membershipId: z.uuid() });

/**
 * The state of a seat in a month: paid, its payment is processing or failed, late, or not due yet.
 */
export const SEAT_STATES = ['paid', 'processing', 'failed', 'late', 'due', 'closed'] as const;

const seat = z.object({
  membershipId: z.uuid(),
  seat: z.number().int(),
  name: z.string(),
  email: z.string(),
  status: z.enum(MEMBERSHIP_STATUSES),
  paid: z.number().int(),
  prepaid: z.number().int(),
  unappliedCents: cents,
  /** Entered by an admin, and not confirmed by another yet. */
  awaitingApprovalCents: cents,
});

export const seatMonth = seat.extend({
  state: z.enum(SEAT_STATES),
  owedCents: cents,
  paidAt: z.iso.datetime().nullable(),
});
export type SeatMonth = z.output<typeof seatMonth>;

export const groupMonth = z.object({
  groupId: z.uuid(),
  groupName: z.string(),
  planId,
  month: z.number().int(),
  dueOn: day,
  counts: z.record(z.enum(SEAT_STATES), z.number().int()),
  /** What each account received and paid out in the month, and its balance today. */
  money: z.array(
    z.object({ account: z.string(), inCents: cents, outCents: cents, balanceCents: cents }),
  ),
  seats: z.array(seatMonth),
});

export const readGroupMonthCall = adminCall({
  method: 'GET',
  path: '/api/admin/contributions/groups/:groupId',
  summary: "A group's month by seat, and the group's money",
  params: z.object({ groupId: z.uuid() }),
  query: z.object({ month: z.coerce.number().int().min(1).max(240).optional() }),
  response: groupMonth,
  errors: ['GROUP_NOT_FOUND'],
});

export const exportGroupMonthCall = adminCall({
  method: 'GET',
  path: '/api/admin/contributions/groups/:groupId/month.csv',
  needsFreshSignIn: true,
  summary: "A group's month by seat, as CSV",
  params: z.object({ groupId: z.uuid() }),
  query: z.object({ month: z.coerce.number().int().min(1).max(240).optional() }),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
  errors: ['GROUP_NOT_FOUND'],
});

export const arrearsEntry = seat.extend({
  userId: z.uuid(),
  groupId: z.uuid(),
  groupName: z.string(),
  oldestDueOn: day,
  daysLate: z.number().int(),
  owedInstalments: z.number().int(),
  owedCents: cents,
  /**
   * Reminders already sent for the oldest unpaid instalment: how many days after the due date, and
   * when.
   */
  taken: z.array(z.object({ day: z.number().int(), at: z.iso.datetime(), hasMail: z.boolean() })),
  nextStep: nextStep.nullable(),
  pausedUntil: day.nullable(),
  pauseReason: z.string().nullable(),
});
export type ArrearsEntry = z.output<typeof arrearsEntry>;

const arrearsFilter = { groupId: z.uuid().optional(), ...stateFilter(ARREARS_STATES) };

export const listArrearsCall = adminCall({
  method: 'GET',
  path: '/api/admin/contributions/arrears',
  summary: 'Seats with an instalment whose due date has passed, the oldest first; page by page',
  query: z.object({ ...arrearsFilter, ...pageParameters }),
  response: summedPageOf(arrearsEntry).extend({ total: z.number().int() }),
});

export const exportArrearsCall = adminCall({
  method: 'GET',
  path: '/api/admin/contributions/arrears.csv',
  needsFreshSignIn: true,
  summary: 'The seats in arrears that match, as CSV',
  query: z.object(arrearsFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const listPaymentsOfSeatCall = adminCall({
  method: 'GET',
  path: '/api/admin/contributions/:membershipId/payments',
  summary: 'Every payment for a seat, newest first',
  params: membership,
  response: z.array(contributionPayment),
  errors: ['SEAT_NOT_FOUND'],
});

export const pauseRemindersCall = adminCall({
  method: 'PUT',
  path: '/api/admin/contributions/:membershipId/pause',
  summary: 'Pause reminders and the end of a seat in arrears until a date, with a reason',
  params: membership,
  body: z.strictObject({
    /** Reminders continue on the day after; at most 180 days from today. */
    until: z.iso.date({ error: 'Please choose a date' }),
    reason: requiredLine('Please say why', 500),
  }),
  response: z.object({ pausedUntil: day }),
  errors: ['SEAT_NOT_FOUND', 'SEAT_CLOSED', 'OWN_BENEFIT', 'PAUSE_REFUSED'],
});

export const resumeRemindersCall = adminCall({
  method: 'DELETE',
  path: '/api/admin/contributions/:membershipId/pause',
  summary: 'End a pause',
  params: membership,
  response: z.object({ resumed: z.literal(true) }),
  errors: ['SEAT_NOT_FOUND'],
});

export const enterManualPaymentCall = adminCall({
  method: 'POST',
  path: '/api/admin/contributions/:membershipId/manual-payments',
  needsFreshSignIn: true,
  summary: 'Enter a payment that came another way; it counts once another admin confirms it',
  params: membership,
  body: z.strictObject({
    amountCents: z.number().int().min(1),
    receivedOn: z.iso.date({ error: 'Please choose the day on which it came' }),
    /** How it came, such as 'wire' or 'check'. */
    method: requiredLine('Please say how it came', 40),
    /** What the bank's statement says. */
    reference: requiredLine('Please enter the reference on the bank statement', 200),
    /** Why it is another payment than one entered before. */
    repeatReason: optionalText(500),
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: [
    'SEAT_NOT_FOUND',
    'SEAT_CLOSED',
    'ALL_PAID',
    'AMOUNT_REFUSED',
    'DATE_REFUSED',
    'KEPT_FOR_BID',
    'PAYMENT_REPEATED',
  ],
});
