import { z } from 'zod';
import { PAYOUT_KINDS } from '#features/payouts/rules.ts';
import { defineCalls } from '#shared/api/call.ts';
import { optionalText, requiredLine } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { EXIT_KINDS, LINE_KEYS, OWED_STATES, WISH_OPTIONS } from './rules.ts';
import { sayExit } from './texts.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const adminCall = defineCalls({ tag: 'Admin: exits', access: 'admin', roles: ['treasurer'] });
const params = z.object({ membershipId: z.uuid() });
const cents = z.number().int().min(0).max(1_000_000_000);

export const workedView = z.object({
  lines: z.array(z.object({ key: z.enum(LINE_KEYS), cents: z.number().int(), adds: z.boolean() })),
  payoutCents: z.number().int(),
  refundCents: z.number().int(),
  owesCents: z.number().int(),
});

export const LEAVING_OPTIONS = [...WISH_OPTIONS, 'sell'] as const;

export const statementView = workedView.extend({
  kind: z.enum(EXIT_KINDS),
  madeAt: z.iso.datetime(),
  /** What of a debt was paid or recovered since. */
  recoveredCents: z.number().int(),
});

/** A wish to leave that has not taken effect yet. */
export const wishView = z.object({
  option: z.enum(WISH_OPTIONS),
  /** The figures that the member agreed to. */
  payoutCents: z.number().int(),
  refundCents: z.number().int(),
  owesCents: z.number().int(),
  wishedAt: z.iso.datetime(),
  takesEffectAt: z.iso.datetime(),
  /** The figures are worse since: the wish waits until the member confirms them. */
  isUnconfirmed: z.boolean(),
});
export type WishView = z.output<typeof wishView>;

/** The option and figures of leaving now, for one seat. */
const leavingSeat = z.object({
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  holderName: z.string(),
  /** The option that is available now, if any. */
  option: z.enum(LEAVING_OPTIONS).nullable(),
  /** The calculation for that option; a sale is calculated at the credit's value. */
  worked: workedView.nullable(),
  wish: wishView.nullable(),
  statement: statementView.nullable(),
  /** The chance that one lottery pick draws a cancelled seat; null where nothing waits for it. */
  refundChance: z.number().nullable(),
});
export type LeavingSeat = z.output<typeof leavingSeat>;

export const readLeavingCall = memberCall({
  method: 'GET',
  path: '/api/leaving',
  summary:
    'What leaving would mean for each of one’s seats, in dollars, and statements of those left',
  response: z.array(leavingSeat),
});

/** Money that a group owes to its member or paid, and when it comes. */
export const owedView = z.object({
  id: z.uuid(),
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  kind: z.enum(PAYOUT_KINDS),
  state: z.enum(OWED_STATES),
  cents: z.number().int(),
  /** Since when it is owed. */
  since: z.iso.datetime(),
  paidOn: z.iso.date().nullable(),
  /** Of a drawn refund: its place in the order in which the fund pays them; the first is 1. */
  place: z.number().int().nullable(),
  /** Of a refund that is not drawn: the chance with one lottery pick. */
  chance: z.number().nullable(),
});
export type OwedView = z.output<typeof owedView>;

export const listOwedCall = memberCall({
  method: 'GET',
  path: '/api/leaving/owed',
  summary: 'What is owed to oneself or was paid out, refunds that wait to be drawn included',
  response: z.array(owedView),
});

export const previewSaleCall = memberCall({
  method: 'GET',
  path: '/api/leaving/:membershipId/sale',
  summary: 'What selling the home would leave, for a net price',
  params,
  query: z.object({ netSaleCents: z.coerce.number().int().min(0).max(1_000_000_000) }),
  response: workedView,
  errors: ['EXIT_REFUSED'],
});

export const confirmLeavingCall = memberCall({
  method: 'POST',
  path: '/api/leaving/:membershipId',
  needsFreshSignIn: true,
  summary:
    'Ask to cancel a seat, or to hand its award back, with the figures that were read; it takes effect 72 hours later',
  params,
  body: z.strictObject({
    option: z.enum(WISH_OPTIONS),
    payoutCents: cents,
    refundCents: cents,
    owesCents: cents,
    /** Typed by the member, so that nobody leaves by an accidental click. */
    signature: requiredLine(sayExit('signature')),
  }),
  response: z.array(leavingSeat),
  errors: ['EXIT_CHANGED', 'EXIT_REFUSED', 'NAME_DIFFERS', 'PAYOUT_UNDER_WAY'],
});

export const takeBackLeavingCall = memberCall({
  method: 'DELETE',
  path: '/api/leaving/:membershipId',
  summary: 'Withdraw a request to leave, as long as it has not taken effect',
  params,
  response: z.array(leavingSeat),
  errors: ['EXIT_REFUSED', 'WISH_GONE', 'MEMBERSHIP_NOT_FOUND'],
});

const seatOfWish = wishView.extend({
  membershipId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
});
export type OwnWish = z.output<typeof seatOfWish>;

export const listOwnWishesCall = memberCall({
  method: 'GET',
  path: '/api/leaving/wishes',
  summary: 'One’s requests to leave that have not taken effect yet',
  response: z.array(seatOfWish),
});

const openWish = seatOfWish.extend({ id: z.uuid(), name: z.string() });
export type OpenWish = z.output<typeof openWish>;

export const listOpenWishesCall = adminCall({
  method: 'GET',
  path: '/api/admin/exits/wishes',
  summary: 'Requests to leave that have not taken effect yet, the soonest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(openWish),
});

export const previewAdminSaleCall = adminCall({
  method: 'GET',
  path: '/api/admin/exits/:membershipId/sale',
  summary: 'How the sale of a member’s home would be settled',
  params,
  query: z.object({ netSaleCents: z.coerce.number().int().min(0).max(1_000_000_000) }),
  response: workedView,
  errors: ['EXIT_REFUSED'],
});

export const enterSaleCall = adminCall({
  method: 'POST',
  path: '/api/admin/exits/:membershipId/sale',
  needsFreshSignIn: true,
  summary: 'Enter what the sale of a home brought; it counts once another admin has confirmed it',
  params,
  body: z.strictObject({
    netSaleCents: cents.min(1),
    receivedOn: z.iso.date({ error: 'Please enter the day the money came' }),
    reference: requiredLine('Please enter the bank’s reference', 80),
    /** The result that the admin was shown; the call is refused if it differs now. */
    payoutCents: cents,
    owesCents: cents,
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: ['EXIT_REFUSED', 'EXIT_CHANGED', 'OWN_BENEFIT'],
});

const endedSeat = z.object({
  id: z.uuid(),
  membershipId: z.uuid(),
  groupId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  owedCents: z.number().int(),
  recoveredCents: z.number().int(),
});
export type EndedSeat = z.output<typeof endedSeat>;

export const terminated = endedSeat.extend({
  toppedUpCents: z.number().int(),
  expectedCents: z.number().int(),
});
export type TerminatedSeat = z.output<typeof terminated>;

export const listTerminatedCall = adminCall({
  method: 'GET',
  path: '/api/admin/exits/terminated',
  summary:
    'Terminated seats with what they owe, what the reserve added and what was recovered, the latest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(terminated),
});

export const expectRecoveryCall = adminCall({
  method: 'PUT',
  path: '/api/admin/exits/terminated/:id/expected',
  summary: 'Say what is expected to be recovered from a terminated seat’s home, and why',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ cents, reason: requiredLine('Please say why', 500) }),
  response: z.object({ saved: z.literal(true) }),
  errors: ['EXIT_NOT_FOUND', 'RECOVERY_TOO_HIGH'],
});

export const enterRecoveryCall = adminCall({
  method: 'POST',
  path: '/api/admin/exits/terminated/:id/recovery',
  needsFreshSignIn: true,
  summary: 'Enter what was recovered from a home; it counts once another admin has confirmed it',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    cents: cents.min(1),
    reference: requiredLine('Please enter the bank’s reference', 80),
    /** The part that repays the reserve, as the admin was shown. */
    reserveCents: cents,
    /** Why it is another payment than one entered before. */
    repeatReason: optionalText(500),
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: ['EXIT_NOT_FOUND', 'EXIT_CHANGED', 'RECOVERY_TOO_HIGH', 'PAYMENT_REPEATED'],
});

export const owingSeat = endedSeat.extend({
  kind: z.enum(EXIT_KINDS),
  /** What can still be paid. */
  openCents: z.number().int(),
});
export type OwingSeat = z.output<typeof owingSeat>;

export const listDebtsCall = adminCall({
  method: 'GET',
  path: '/api/admin/exits/debts',
  summary:
    'Former members who owe for a seat that was not terminated, what they paid and what is open, the latest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(owingSeat),
});

export const enterDebtPaymentCall = adminCall({
  method: 'POST',
  path: '/api/admin/exits/debts/:id/payment',
  needsFreshSignIn: true,
  summary:
    'Enter what a former member paid of what they owe; it counts once another admin has confirmed it',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    cents: cents.min(1),
    reference: requiredLine('Please enter the bank’s reference', 80),
    /** Why it is another payment than one entered before. */
    repeatReason: optionalText(500),
  }),
  response: z.object({ approvalId: z.uuid() }),
  errors: ['EXIT_NOT_FOUND', 'RECOVERY_TOO_HIGH', 'PAYMENT_REPEATED', 'OWN_BENEFIT'],
});
