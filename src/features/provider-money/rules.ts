import type { CooperativeAccount } from '#features/ledger/accounts.ts';

/** What a transaction of the provider is about. */
export type TransactionKind = 'payment' | 'refund' | 'dispute' | 'fee' | 'payout' | 'other';

const KINDS: Readonly<Record<string, TransactionKind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  network_cost: 'fee',
  tax_fee: 'fee',
  payout: 'payout',
  payout_failure: 'payout',
  payout_cancel: 'payout',
};

/** An adjustment is about a dispute if its source is one: `du_…`, formerly `dp_…`. */
export function kindOfTransaction(type: string, sourceId: string | null): TransactionKind {
  if (type === 'adjustment') return /^(du|dp)_/.test(sourceId ?? '') ? 'dispute' : 'other';
  return KINDS[type] ?? 'other';
}

/**
 * What a transaction matches. unexpected: money that is returned; opening: it was there before we
 * began to read; explained: a treasurer said what it is.
 */
export const MATCHES = [
  'payment',
  'refund',
  'dispute',
  'unexpected',
  'fee',
  'payout',
  'opening',
  'explained',
] as const;
export type Match = (typeof MATCHES)[number];

/** What we know of the payment and the record that a transaction refers to. */
export type Known = {
  isUnexpected: boolean;
  isPaid: boolean;
  hasRefund: boolean;
  /** A dispute that took or gave back money: more than an inquiry. */
  hasDispute: boolean;
};

/** What a transaction matches in our records; undefined while there is nothing. */
export function matchOf(kind: TransactionKind, known: Known): Match | undefined {
  if (kind === 'fee' || kind === 'payout') return kind;
  if (kind === 'other') return undefined;
  if (known.isUnexpected) return 'unexpected';
  if (kind === 'payment' && known.isPaid) return 'payment';
  if (kind === 'refund' && known.hasRefund) return 'refund';
  if (kind === 'dispute' && known.hasDispute) return 'dispute';
  return undefined;
}

/** Banks take days to confirm a refund of a debit; until then our records do not have it. */
export const MAX_REFUND_DAYS = 14;

/** The accounts to which a treasurer can assign what matches nothing. */
export const EXPLAINED_ACCOUNTS = [
  'provider-fees',
  'bank',
  'payments-going-back',
  'other-income',
  'other-expenses',
] as const satisfies readonly CooperativeAccount[];
export type ExplainedAccount = (typeof EXPLAINED_ACCOUNTS)[number];
