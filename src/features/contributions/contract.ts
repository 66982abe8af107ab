import { z } from 'zod';
import { MEMBERSHIP_STATUSES } from '#features/memberships/rules.ts';
import { methodSetup, paymentSetup, savedMethod } from '#features/payments/contract.ts';
import { planId } from '#features/plans/contract.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { defineCalls } from '#shared/api/call.ts';
import { INSTALMENT_STATES, PAYMENT_KINDS, PAYMENT_STATES } from './states.ts';

const memberCall = defineCalls({ tag: 'Contributions', access: 'member' });
const cents = z.number().int();
const day = z.iso.date();
const membership = z.object({ membershipId: z.uuid() });

/** Sums of instalments in cents; `amount` is the sum of the other three. */
export const parts = z.object({
  amount: cents,
  fund: cents,
  administration: cents,
  reserve: cents,
});

/** The next step for an unpaid instalment. */
export const nextStep = z.object({
  /** remind: another reminder; end: the seat is cancelled, or terminated after an award. */
  kind: z.enum(['remind', 'end']),
  on: day,
});

/** Money that a member paid or pays. */
export const contributionPayment = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  state: z.enum(PAYMENT_STATES),
  amountCents: cents,
  returnedCents: cents,
  instalments: z.number().int(),
  /** 'card', 'us_bank_account', 'deposit' or how it came otherwise. */
  method: z.string(),
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  countedAt: z.iso.datetime().nullable(),
});
export type ContributionPayment = z.output<typeof contributionPayment>;

/** A seat of the signed-in member. All amounts are cents, all dates calendar dates. */
export const seatContributions = z.object({
  membershipId: z.uuid(),
  groupId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  planId,
  status: z.enum(MEMBERSHIP_STATUSES),
  startMonth: z.string(),
  /** The program's month today: below 1 before it began, above 240 after its end. */
  month: z.number().int(),
  today: day,
  nextAssemblyOn: day.nullable(),
  isClosed: z.boolean(),
  paid: z.number().int(),
  prepaid: z.number().int(),
  unappliedCents: cents,
  /** The oldest unpaid instalment; its amount is reduced by money that is not applied yet. */
  next: z.object({ k: z.number().int(), amountCents: cents, dueOn: day }).nullable(),
  /** Everything past its due date. */
  owed: z.object({ instalments: z.number().int(), amountCents: cents }),
  /** Only while something is owed. */
  nextStep: nextStep.nullable(),
  /** How the membership would end if nothing is paid; only while something is owed. */
  endsAs: z.enum(['cancelled', 'terminated', 'handed_back']).nullable(),
  pausedUntil: day.nullable(),
  /** The payment in flight, if there is one. */
  openPayment: contributionPayment.nullable(),
  automatic: z
    .object({ method: savedMethod, nextChargeOn: day.nullable(), amountCents: cents })
    .nullable(),
  /** The parts of all paid instalments, and what is still to pay. */
  totals: parts,
  leftCents: cents,
});
export type SeatContributions = z.output<typeof seatContributions>;

export const instalmentView = parts.extend({
  k: z.number().int(),
  dueOn: day,
  state: z.enum(INSTALMENT_STATES),
  /** Number of the receipt, once it is paid. */
  receipt: z.string().nullable(),
  paymentId: z.uuid().nullable(),
  paidAt: z.iso.datetime().nullable(),
});
export type InstalmentView = z.output<typeof instalmentView>;

export const readContributionsCall = memberCall({
  method: 'GET',
  path: '/api/contributions',
  summary: 'The seats of the signed-in member and what is due for them',
  response: z.array(seatContributions),
});

export const listInstalmentsCall = memberCall({
  method: 'GET',
  path: '/api/contributions/:membershipId/instalments',
  summary: 'All 240 instalments of a seat with their state and receipt',
  params: membership,
  response: z.array(instalmentView),
  errors: ['SEAT_NOT_FOUND'],
});

export const listContributionPaymentsCall = memberCall({
  method: 'GET',
  path: '/api/contributions/:membershipId/payments',
  summary: 'Every payment for a seat, newest first',
  params: membership,
  response: z.array(contributionPayment),
  errors: ['SEAT_NOT_FOUND'],
});

const oldestInstalments = z.strictObject({
  /** The oldest unpaid instalment that the person saw: another one must not be charged. */
  first: z.number().int().min(1).max(TERM_MONTHS),
  instalments: z.number().int().min(1).max(TERM_MONTHS),
});

const PAYING_ERRORS = [
  'SEAT_NOT_FOUND',
  'SEAT_CLOSED',
  'ALL_PAID',
  'PAID_MEANWHILE',
  'TOO_MANY_INSTALMENTS',
  'KEPT_FOR_BID',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_PROVIDER_AWAY',
];

export const payInstalmentsCall = memberCall({
  method: 'POST',
  path: '/api/contributions/:membershipId/payments',
  summary: 'Pay the oldest unpaid instalments of a seat; the server computes the amount',
  params: membership,
  body: oldestInstalments.extend({ method: z.enum(['card', 'us_bank_account']) }),
  response: paymentSetup.extend({ paymentId: z.uuid(), amountCents: cents }),
  errors: PAYING_ERRORS,
});

export const paySavedCall = memberCall({
  method: 'POST',
  path: '/api/contributions/:membershipId/saved-method-payments',
  summary: 'Pay the oldest unpaid instalments of a seat with a saved card or bank account',
  params: membership,
  body: oldestInstalments.extend({ methodId: z.uuid() }),
  response: contributionPayment,
  errors: [...PAYING_ERRORS, 'PAYMENT_METHOD_NOT_FOUND', 'NO_MANDATE'],
});

export const reportContributionCall = memberCall({
  method: 'POST',
  path: '/api/contributions/payments/:paymentId/status',
  summary: 'Check a payment of the signed-in member at the provider; returns its true state',
  params: z.object({ paymentId: z.uuid() }),
  response: contributionPayment,
  errors: ['CONTRIBUTION_NOT_FOUND', 'PAYMENT_PROVIDER_AWAY'],
});

export const listMethodsCall = memberCall({
  method: 'GET',
  path: '/api/contributions/methods',
  summary: 'The cards and bank accounts that the signed-in member allows us to charge',
  response: z.array(savedMethod),
});

export const startMethodCall = memberCall({
  method: 'POST',
  path: '/api/contributions/methods',
  summary: 'Begin to set up a card or bank account for automatic payments',
  body: z.strictObject({ method: z.enum(['card', 'us_bank_account']) }),
  response: methodSetup,
  errors: ['PAYMENT_PROVIDER_AWAY'],
});

const methodParams = z.object({ methodId: z.uuid() });

export const reportMethodCall = memberCall({
  method: 'POST',
  path: '/api/contributions/methods/:methodId/status',
  summary: 'Ask the provider whether a method is set up',
  params: methodParams,
  response: z.object({ status: z.enum(['pending', 'active', 'failed', 'revoked', 'detached']) }),
  errors: ['PAYMENT_METHOD_NOT_FOUND', 'PAYMENT_PROVIDER_AWAY'],
});

export const removeMethodCall = memberCall({
  method: 'DELETE',
  path: '/api/contributions/methods/:methodId',
  needsFreshSignIn: true,
  summary: 'Remove a method; automatic payments that use it end',
  params: methodParams,
  response: z.object({ removed: z.literal(true) }),
  errors: ['PAYMENT_METHOD_NOT_FOUND'],
});

export const startAutomaticCall = memberCall({
  method: 'PUT',
  path: '/api/contributions/:membershipId/automatic',
  summary: 'Pay the instalments of a seat automatically with a saved method',
  params: membership,
  body: z.strictObject({ methodId: z.uuid() }),
  response: z.object({ nextChargeOn: day.nullable() }),
  errors: ['SEAT_NOT_FOUND', 'SEAT_CLOSED', 'ALL_PAID', 'PAYMENT_METHOD_NOT_FOUND'],
});

export const stopAutomaticCall = memberCall({
  method: 'DELETE',
  path: '/api/contributions/:membershipId/automatic',
  needsFreshSignIn: true,
  summary: 'End the automatic payments of a seat',
  params: membership,
  response: z.object({ stopped: z.literal(true) }),
  errors: ['SEAT_NOT_FOUND', 'NOT_AUTOMATIC'],
});
