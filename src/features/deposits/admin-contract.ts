import { z } from 'zod';
import { DISPUTE_STATUSES } from '#features/payments/rules.ts';
import { planId } from '#features/plans/contract.ts';
import { defineCall } from '#shared/call.ts';
import { emailAddress } from '#shared/fields.ts';
import { pageOf, pageParameters, searchText } from '#shared/paging.ts';
import { DEPOSIT_STATUSES } from './rules.ts';

const TAG = 'Admin: deposits';
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
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
});
export type DepositSummary = z.output<typeof depositSummary>;

const depositFilter = { search: searchText, status: status.optional() };
export type DepositFilter = {
  search?: string | undefined;
  status?: DepositSummary['status'] | undefined;
};

export const listDepositsCall = defineCall({
  method: 'GET',
  path: '/api/admin/deposits',
  summary: 'Deposits, newest first; page by page',
  tag: TAG,
  access: 'admin',
  query: z.object({ ...depositFilter, ...pageParameters }),
  response: pageOf(depositSummary),
});

export const exportDepositsCall = defineCall({
  method: 'GET',
  path: '/api/admin/deposits.csv',
  needsFreshSignIn: true,
  summary: 'The deposits that match, as a CSV file',
  tag: TAG,
  access: 'admin',
  query: z.object(depositFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const resendConfirmationCall = defineCall({
  method: 'POST',
  path: '/api/admin/resend-confirmation',
  summary: 'Send the confirmation of a completed deposit once more',
  tag: TAG,
  access: 'admin',
  body: z.strictObject({
    email: emailAddress({ required: 'Email is required', invalid: 'Valid email is required' }),
  }),
  response: z.object({ sent: z.literal(true) }),
  errors: ['NO_COMPLETED_DEPOSIT'],
});
