import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { requiredLine } from '#shared/api/fields.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import { APPROVAL_STATES, CONFIRM_REFUSALS } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: approvals', access: 'admin', roles: ['treasurer'] });
const params = z.object({ id: z.uuid() });

/** Something that one admin entered and another has to confirm. */
export const approval = z.object({
  id: z.uuid(),
  kind: z.string(),
  /** One line that says what it is, such as a payment of a seat. */
  summary: z.string(),
  amountCents: z.number().int(),
  details: z.record(z.string(), z.string()),
  /** Whether whoever confirms is first shown the account that the money goes to. */
  hasAccount: z.boolean(),
  /** Why the reader would be refused, if they would. */
  refusal: z.enum(CONFIRM_REFUSALS).nullable(),
  state: z.enum(APPROVAL_STATES),
  /** Names; addresses of those who have none. */
  enteredBy: z.string(),
  enteredById: z.uuid(),
  enteredAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});
export type Approval = z.output<typeof approval>;

const approvalFilter = stateFilter(APPROVAL_STATES);

export const listApprovalsCall = adminCall({
  method: 'GET',
  path: '/api/admin/approvals',
  summary: 'Entries that wait for another admin first, then those entered last; page by page',
  query: z.object({ ...approvalFilter, ...pageParameters }),
  response: summedPageOf(approval),
});

export const exportApprovalsCall = adminCall({
  method: 'GET',
  path: '/api/admin/approvals.csv',
  needsFreshSignIn: true,
  summary: 'The entries that match, as a CSV file',
  query: z.object(approvalFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

/** Where money goes, as whoever confirms compares it with the paper. */
export const shownAccount = z.object({
  holder: z.string(),
  kind: z.string(),
  routingNumber: z.string(),
  accountNumber: z.string(),
  enteredBy: z.string(),
  enteredAt: z.iso.datetime(),
  /** Entered or changed in the last 30 days. */
  hasChangedLately: z.boolean(),
});
export type ShownAccount = z.output<typeof shownAccount>;

export const showAccountCall = adminCall({
  method: 'POST',
  path: '/api/admin/approvals/:id/account',
  needsFreshSignIn: true,
  summary: 'The whole account that an entry pays to, before it is confirmed; each look is recorded',
  params,
  response: shownAccount,
  errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED', 'OWN_BENEFIT', 'PAYOUT_CHANGED'],
});

export const confirmApprovalCall = adminCall({
  method: 'POST',
  path: '/api/admin/approvals/:id/confirm',
  needsFreshSignIn: true,
  summary: 'Confirm what another admin entered; it takes effect at once',
  params,
  response: approval,
  errors: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_DECIDED',
    'SECOND_ADMIN_NEEDED',
    'OWN_BENEFIT',
    'ADMIN_TOO_NEW',
    'ACCOUNT_OF_ONESELF',
    'ACCOUNT_NOT_SHOWN',
  ],
});

export const rejectApprovalCall = adminCall({
  method: 'POST',
  path: '/api/admin/approvals/:id/reject',
  needsFreshSignIn: true,
  summary: 'Reject an entry, with a reason; whoever entered it may take it back',
  params,
  body: z.strictObject({ reason: requiredLine('Please say why', 500) }),
  response: approval,
  errors: ['APPROVAL_NOT_FOUND', 'APPROVAL_DECIDED'],
});
