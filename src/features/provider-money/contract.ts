import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { oneOf, requiredText } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { EXPLAINED_ACCOUNTS, MATCHES } from './rules.ts';

const adminCall = defineCalls({
  tag: 'Admin: bank and provider',
  access: 'admin',
  roles: ['treasurer'],
});
const cents = z.number().int();
const params = z.object({ id: z.string().max(255) });

/** The comparison of one day. */
const check = z.object({
  checkedAt: z.iso.datetime(),
  providerCents: cents,
  recordedCents: cents,
  ledgerCents: cents,
  /** Refunds that have left the provider and that banks have not confirmed: below zero. */
  inProgressCents: cents,
  differenceCents: cents,
  agrees: z.boolean(),
  differsSince: z.iso.datetime().nullable(),
});
export type ProviderCheck = z.output<typeof check>;

const overview = z.object({
  /** Null before the provider was read for the first time. */
  check: check.nullable(),
  openedAt: z.iso.datetime().nullable(),
  /** What the books say now: debits of the accounts, over all scopes. */
  books: z.object({
    atProviderCents: cents,
    onTheWayCents: cents,
    bankCents: cents,
    goingBackCents: cents,
    feesCents: cents,
  }),
});
export type ProviderOverview = z.output<typeof overview>;

export const transaction = z.object({
  id: z.string(),
  type: z.string(),
  amountCents: cents,
  feeCents: cents,
  currency: z.string(),
  at: z.iso.datetime(),
  /** What it is at the provider: the description of our payment, or the provider's own words. */
  about: z.string(),
  matchedAs: z.enum(MATCHES).nullable(),
  /** A refund that the bank has not confirmed yet. */
  isInProgress: z.boolean(),
  paymentId: z.uuid().nullable(),
  /** The account of the payer, if they have one. */
  payerId: z.uuid().nullable(),
  explained: z
    .object({
      account: z.enum(EXPLAINED_ACCOUNTS).nullable(),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  providerUrl: z.string(),
});
export type ProviderTransactionView = z.output<typeof transaction>;

const payout = z.object({
  id: z.string(),
  status: z.string(),
  amountCents: cents,
  currency: z.string(),
  createdAt: z.iso.datetime(),
  arrivesOn: z.string(),
  failure: z.string().nullable(),
  isAutomatic: z.boolean(),
  transactions: z.number().int(),
  unmatched: z.number().int(),
  /** What its transactions add up to, less the fees: the payout's amount when all are known. */
  netCents: cents,
});
export type ProviderPayoutView = z.output<typeof payout>;

/** A payment whose money at the provider is not what the books say. */
const difference = z.object({
  paymentId: z.uuid(),
  about: z.string(),
  providerCents: cents,
  ledgerCents: cents,
});

export const readProviderOverviewCall = adminCall({
  method: 'GET',
  path: '/api/admin/provider-money',
  summary: 'The balance at the payment provider beside the books, and where the money is',
  response: overview,
});

export const listProviderPayoutsCall = adminCall({
  method: 'GET',
  path: '/api/admin/provider-money/payouts',
  summary: 'What the payment provider sent to the bank, newest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(payout),
});

export const readProviderPayoutCall = adminCall({
  method: 'GET',
  path: '/api/admin/provider-money/payouts/:id',
  summary: 'A payout of the provider with its transactions and what each matches',
  params,
  query: z.object(pageParameters),
  response: pageOf(transaction),
  errors: ['PROVIDER_PAYOUT_NOT_FOUND'],
});

export const listUnmatchedCall = adminCall({
  method: 'GET',
  path: '/api/admin/provider-money/unmatched',
  summary: 'Transactions of the provider that match nothing, the oldest first; page by page',
  query: z.object(pageParameters),
  response: pageOf(transaction),
});

export const listDifferencesCall = adminCall({
  method: 'GET',
  path: '/api/admin/provider-money/differences',
  summary: 'Payments whose money at the provider is not what the books say',
  response: z.object({ items: z.array(difference), isComplete: z.boolean() }),
});

export const reconcileProviderCall = adminCall({
  method: 'POST',
  path: '/api/admin/provider-money/read',
  summary: 'Read the provider now and compare its balance with the books',
  response: check,
  errors: ['READING_ALREADY', 'PAYMENT_PROVIDER_AWAY'],
});

export const explainTransactionCall = adminCall({
  method: 'POST',
  path: '/api/admin/provider-money/transactions/:id/explanation',
  summary: 'Say what a transaction is that matches nothing, and book it',
  needsFreshSignIn: true,
  params,
  body: z.strictObject({
    account: oneOf(EXPLAINED_ACCOUNTS, 'Please choose where it belongs'),
    note: requiredText('Please say what it is', 500),
  }),
  response: transaction,
  errors: ['TRANSACTION_NOT_FOUND', 'TRANSACTION_MATCHED'],
});
