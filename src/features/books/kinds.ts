/** The kinds of record that cause an entry, and that the journal links to. */
export type Cause =
  | 'deposit'
  | 'payment'
  | 'instalment'
  | 'fee'
  | 'provider'
  | 'pick'
  | 'refund'
  | 'payout'
  | 'seat'
  | 'exit'
  | 'recovery'
  | 'transfer';

/** Every kind of entry that the product posts, with what its subject is. */
export const ENTRY_KINDS = {
  'deposit-received': 'deposit',
  'deposit-credited': 'deposit',
  'deposit-forfeited': 'deposit',
  'deposit-refunded': 'deposit',
  'deposit-refund-failed': 'deposit',
  'deposit-returned-twice': 'deposit',
  'dispute-opened': 'deposit',
  'dispute-won': 'deposit',
  'dispute-lost': 'deposit',
  'dispute-lost-undone': 'deposit',
  'contribution-received': 'payment',
  'contribution-returned': 'payment',
  'contribution-returned-twice': 'payment',
  'contribution-owed-again': 'payment',
  'contribution-dispute-opened': 'payment',
  'contribution-dispute-closed': 'payment',
  'payment-refused': 'payment',
  'refused-payment-returned': 'payment',
  'won-back-payment-refused': 'payment',
  'surplus-credited': 'payment',
  'instalment-settled': 'instalment',
  'instalment-reopened': 'instalment',
  'administration-earned': 'instalment',
  'provider-fee': 'fee',
  'provider-opening': 'provider',
  'provider-payout': 'provider',
  'provider-payout-arrived': 'provider',
  'provider-payout-sent-back': 'provider',
  'provider-explained': 'provider',
  'unexpected-payment': 'provider',
  'credit-awarded': 'pick',
  'credit-held': 'pick',
  'credit-released': 'pick',
  'credit-held-again': 'pick',
  'refund-owed': 'refund',
  payout: 'payout',
  'payout-returned': 'payout',
  'seat-cancelled': 'seat',
  'award-handed-back': 'seat',
  'seat-terminated': 'seat',
  'home-sold': 'seat',
  'seat-completed': 'seat',
  'statement-corrected': 'seat',
  'reserve-top-up': 'exit',
  recovery: 'recovery',
  'debt-paid': 'recovery',
  'seat-passed': 'transfer',
  'seat-transferred': 'transfer',
} as const satisfies Record<string, Cause>;
export type EntryKind = keyof typeof ENTRY_KINDS;

/** What the subject of an entry is; undefined for a kind that this version does not know. */
export const causeOf = (kind: string): Cause | undefined =>
  (ENTRY_KINDS as Partial<Record<string, Cause>>)[kind];
