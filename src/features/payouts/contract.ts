import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { oneOf, requiredLine } from '#shared/api/fields.ts';
import { pageParameters, stateFilter, summedPageOf } from '#shared/api/paging.ts';
import {
  BANK_ACCOUNT_KINDS,
  isRoutingNumber,
  LISTED_STATES,
  PAYOUT_KINDS,
  PAYOUT_STATES,
} from './rules.ts';
import { sayPayout } from './texts.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const adminCall = defineCalls({ tag: 'Admin: payouts', access: 'admin', roles: ['treasurer'] });
const params = z.object({ id: z.uuid() });

const digits = (text: string) => text.replace(/[\s-]/g, '');

/** Where money goes, as it is entered. */
export const bankDetailsFields = z.strictObject({
  holder: requiredLine(sayPayout('holder')),
  kind: oneOf(BANK_ACCOUNT_KINDS, sayPayout('kind')),
  routingNumber: z
    .string({ error: sayPayout('routingNumber') })
    .overwrite(digits)
    .refine(isRoutingNumber, { error: sayPayout('routingInvalid') }),
  accountNumber: z
    .string({ error: sayPayout('accountNumber') })
    .overwrite(digits)
    .regex(/^\d{4,17}$/, { error: sayPayout('accountInvalid') }),
});
export type BankDetails = z.output<typeof bankDetailsFields>;

/** Bank details as their owner sees them: never in full. */
export const maskedDetails = z.object({
  account: z.string(),
  kind: z.enum(BANK_ACCOUNT_KINDS),
  enteredAt: z.iso.datetime(),
  usableFrom: z.iso.datetime(),
  isUsable: z.boolean(),
});
export type MaskedDetails = z.output<typeof maskedDetails>;

const memberPayout = z.object({
  id: z.uuid(),
  kind: z.enum(PAYOUT_KINDS),
  state: z.enum(PAYOUT_STATES),
  cents: z.number().int(),
  groupName: z.string(),
  seat: z.number().int(),
  owedAt: z.iso.datetime(),
  paidOn: z.string().nullable(),
});
export type MemberPayout = z.output<typeof memberPayout>;

export const readBankDetailsCall = memberCall({
  method: 'GET',
  path: '/api/bank-details',
  summary: 'Where one’s own money goes, masked, and what is owed or was paid',
  response: z.object({
    details: maskedDetails.nullable(),
    payouts: z.array(memberPayout),
  }),
});

export const saveBankDetailsCall = memberCall({
  method: 'PUT',
  path: '/api/bank-details',
  summary: 'Change where one’s own money goes',
  needsFreshSignIn: true,
  needsFactor: true,
  body: bankDetailsFields,
  response: maskedDetails,
  errors: ['EMAIL_NOT_VERIFIED'],
});

export const adminPayout = memberPayout.extend({
  membershipId: z.uuid(),
  payee: z.string(),
  /** Who benefits, and therefore handles nothing of it. */
  memberEmail: z.string(),
  /** Masked; null when nobody has entered any. */
  account: z.string().nullable(),
  isAccountUsable: z.boolean(),
  usableFrom: z.iso.datetime().nullable(),
  approvalId: z.uuid().nullable(),
  askedBy: z.string().nullable(),
  bankReference: z.string().nullable(),
  listed: z.enum(LISTED_STATES),
  /** The last return by the bank, as long as it was not sent again. */
  returned: z
    .object({
      at: z.iso.datetime().nullable(),
      reason: z.string().nullable(),
      reference: z.string().nullable(),
      /** The account that it had gone to is still the payee's. */
      isSameAccount: z.boolean(),
    })
    .nullable(),
});
export type AdminPayout = z.output<typeof adminPayout>;

const payoutFilter = stateFilter(LISTED_STATES);

export const listPayoutsCall = adminCall({
  method: 'GET',
  path: '/api/admin/payouts',
  summary:
    'What the bank returned, then what is owed, asked or approved, then what was paid last; page by page',
  query: z.object({ ...payoutFilter, ...pageParameters }),
  response: summedPageOf(adminPayout),
});

export const exportPayoutsCall = adminCall({
  method: 'GET',
  path: '/api/admin/payouts.csv',
  needsFreshSignIn: true,
  summary: 'The payouts that match, as a CSV file',
  query: z.object(payoutFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const requestPayoutCall = adminCall({
  method: 'POST',
  path: '/api/admin/payouts/:id/ask',
  summary: 'Ask for a payout; another admin approves it',
  needsFreshSignIn: true,
  params,
  response: adminPayout,
  errors: [
    'PAYOUT_NOT_FOUND',
    'PAYOUT_CHANGED',
    'NO_BANK_DETAILS',
    'BANK_DETAILS_TOO_NEW',
    'SAME_ACCOUNT',
    'OWN_BENEFIT',
  ],
});

export const requestSameAccountCall = adminCall({
  method: 'POST',
  path: '/api/admin/payouts/:id/ask-same-account',
  summary: 'Ask for a returned payout to the account it came back from, with the reason',
  needsFreshSignIn: true,
  params,
  body: z.strictObject({
    reason: requiredLine('Please say why it goes to the same account again', 500),
  }),
  response: adminPayout,
  errors: requestPayoutCall.errors,
});

export const revealPayeeCall = adminCall({
  method: 'POST',
  path: '/api/admin/payouts/:id/payee',
  summary: 'The full bank details of an approved payout; each look is recorded',
  needsFreshSignIn: true,
  params,
  response: bankDetailsFields,
  errors: ['PAYOUT_NOT_FOUND', 'PAYOUT_CHANGED', 'OWN_BENEFIT'],
});

export const recordPayoutCall = adminCall({
  method: 'POST',
  path: '/api/admin/payouts/:id/paid',
  summary: 'Record that the bank has sent an approved payout',
  needsFreshSignIn: true,
  params,
  body: z.strictObject({
    bankReference: requiredLine('Please enter the bank’s reference', 80),
    paidOn: z.iso.date({ error: 'Please enter the date' }),
  }),
  response: adminPayout,
  errors: [
    'PAYOUT_NOT_FOUND',
    'PAYOUT_CHANGED',
    'REFERENCE_USED',
    'PAID_ON_REFUSED',
    'OWN_BENEFIT',
  ],
});

export const returnPayoutCall = adminCall({
  method: 'POST',
  path: '/api/admin/payouts/:id/returned',
  summary: 'Record that the bank sent a payout back; it is owed again',
  needsFreshSignIn: true,
  params,
  body: z.strictObject({ reason: requiredLine('Please say why', 500) }),
  response: adminPayout,
  errors: ['PAYOUT_NOT_FOUND', 'PAYOUT_CHANGED', 'OWN_BENEFIT'],
});
