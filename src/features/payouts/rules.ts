import { daysLater } from '#shared/calendar/dates.ts';

/** What a payout is for. The home is paid to the title company, everything else to the member. */
export const PAYOUT_KINDS = [
  'home',
  'expenses',
  'surplus',
  'refund',
  'unapplied',
  'hand_back',
  'sale',
  'transfer',
  'claim',
  'share',
] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** The accounts of a group that a payout is taken from. */
export const PAYOUT_ACCOUNTS = ['credits-set-aside', 'refunds-owed', 'owed-to-members'] as const;
export type PayoutAccount = (typeof PAYOUT_ACCOUNTS)[number];

/** owed → asked by one admin → approved by another → paid; void when its reason is gone. */
export const PAYOUT_STATES = ['owed', 'asked', 'approved', 'paid', 'void'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** As the desk lists them, the most urgent first; a returned one is owed again. */
export const LISTED_STATES = ['returned', 'owed', 'asked', 'approved', 'paid'] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export const BANK_ACCOUNT_KINDS = ['checking', 'savings'] as const;
export type BankAccountKind = (typeof BANK_ACCOUNT_KINDS)[number];

/** Whose bank details they are. */
export const PAYEE_KINDS = ['member', 'title_company'] as const;
export type PayeeKind = (typeof PAYEE_KINDS)[number];

/** New bank details are not used for this long: their owner has time to object. */
export const WAITING_DAYS = 3;
/** The address notified of an earlier change is notified too, for this many days. */
export const EARLIER_ADDRESS_DAYS = 90;

/** Whoever approves was shown the account at most so many hours before. */
export const SEEN_HOURS = 1;

/** Whoever approves is told when an account was entered or changed within so many days. */
export const RECENT_CHANGE_DAYS = 30;

export function hasChangedLately(enteredAt: Date, now: Date): boolean {
  return enteredAt > daysLater(now, -RECENT_CHANGE_DAYS);
}

/** From when money may go to bank details that were entered then. */
export function usableFrom(enteredAt: Date): Date {
  return daysLater(enteredAt, WAITING_DAYS);
}

/** Whether nine digits are an ABA routing number: weighted 3, 7, 1 they add up to a multiple of 10. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] as number),
    0,
  );
  return sum % 10 === 0;
}

/** '•••• 6789' */
export function maskAccount(accountNumber: string): string {
  return `•••• ${accountNumber.slice(-4)}`;
}
