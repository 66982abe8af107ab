import { z } from 'zod';
import { DISPUTE_STATUSES, UNEXPECTED_REASONS } from '#features/payments/rules.ts';
import { planId } from '#features/plans/contract.ts';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress, requiredText } from '#shared/api/fields.ts';
import { pageOf, pageParameters, searchText } from '#shared/api/paging.ts';
import { MONEY_KINDS } from './money-kinds.ts';
import { DEPOSIT_STATUSES, REFUND_REASONS } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: deposits', access: 'admin', roles: ['treasurer'] });
const status = z.enum(DEPOSIT_STATUSES);

export const depositSummary = z.object({
  id: z.uuid(),
  applicationId: z.uuid().nullable(),
  email: z.string(),
  fullName: z.string(),
  planId,
  /** Whether it is test money. */
  mode: z.enum(['live', 'test', 'sandbox']),
  /** Dollars. */
  amount: z.number(),
  status,
  /** The status of its newest dispute. */
  dispute: z.enum(DISPUTE_STATUSES).nullable(),
  /** Where its money is; null when none came. */
  money: z.enum(MONEY_KINDS).nullable(),
  refundReason: z.enum(REFUND_REASONS).nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
});
export type DepositSummary = z.output<typeof depositSummary>;

const depositFilter = {
  search: searchText,
  status: status.optional(),
  money: z.enum(MONEY_KINDS).optional(),
};
const filterSchema = z.object(depositFilter);
export type DepositFilter = z.output<typeof filterSchema>;

export const listDepositsCall = adminCall({
  method: 'GET',
  path: '/api/admin/deposits',
  summary: 'Deposits: disputed ones, those owed back, then the newest; page by page',
  query: z.object({ ...depositFilter, ...pageParameters }),
  response: pageOf(depositSummary),
});

export const exportDepositsCall = adminCall({
  method: 'GET',
  path: '/api/admin/deposits.csv',
  needsFreshSignIn: true,
  summary: 'The deposits that match, as a CSV file',
  query: z.object(depositFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const resendConfirmationCall = adminCall({
  method: 'POST',
  path: '/api/admin/resend-confirmation',
  roles: ['treasurer', 'support'],
  summary: 'Send the confirmation of a completed deposit once more',
  body: z.strictObject({
    email: emailAddress(),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['NO_COMPLETED_DEPOSIT'],
});

/** How many deposits, and how many dollars. */
const moneySum = z.object({ count: z.number().int(), amount: z.number() });
export const depositSums = z.record(z.enum(MONEY_KINDS), moneySum);
export type DepositSums = z.output<typeof depositSums>;

export const readSumsCall = adminCall({
  method: 'GET',
  path: '/api/admin/deposits/sums',
  summary:
    'The money of deposits in the running mode: held, credited, owed back, disputed, refunded',
  response: depositSums,
});

export const refundDepositCall = adminCall({
  method: 'POST',
  path: '/api/admin/deposits/:id/refund',
  summary: 'Refund a deposit in full, once',
  needsFreshSignIn: true,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** The deposit's address, typed, so that nobody refunds the wrong one by mistake. */
    confirmation: z.string().trim().max(320),
    reason: requiredText('Please give a reason; it is kept in the audit log.', 500),
  }),
  /** `isFirst` is false when a refund was requested before. */
  response: z.object({ isFirst: z.boolean() }),
  errors: [
    'DEPOSIT_NOT_FOUND',
    'OWN_BENEFIT',
    'WRONG_ADDRESS',
    'DEPOSIT_OF_OTHER_MODE',
    'DEPOSIT_IS_CREDIT',
    'DEPOSIT_NOT_PAID',
    'DEPOSIT_DISPUTED',
  ],
});

/** A payment that we did not request; it is refunded automatically. */
export const unexpectedPayment = z.object({
  /** The provider's id. */
  id: z.string(),
  /** In the smallest unit of its currency. */
  cents: z.number().int(),
  currency: z.string(),
  reason: z.enum(UNEXPECTED_REASONS),
  /** How often it was refunded; more than once when a bank returned the refund. */
  attempt: z.number().int(),
  createdAt: z.iso.datetime(),
  /** When the provider accepted the refund; null until then. */
  returnedAt: z.iso.datetime().nullable(),
  /** What the payment was for: 'deposit', 'contribution'; null once its record is gone. */
  purpose: z.string().nullable(),
  depositId: z.uuid().nullable(),
  email: z.string().nullable(),
  fullName: z.string().nullable(),
});
export type UnexpectedPayment = z.output<typeof unexpectedPayment>;

export const listUnexpectedCall = adminCall({
  method: 'GET',
  path: '/api/admin/unexpected-payments',
  summary: 'The newest 200 payments that were not asked for and go back',
  response: z.array(unexpectedPayment),
});
