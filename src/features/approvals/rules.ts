import { daysLater } from '#shared/calendar/dates.ts';

export const APPROVAL_STATES = ['waiting', 'confirmed', 'rejected'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The same amount again within so many days is probably the same payment. */
export const REPEAT_DAYS = 10;

export const APPROVAL_STATE_NAMES: Record<ApprovalState, string> = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
};

/** Why somebody may not confirm an entry. */
export const CONFIRM_REFUSALS = [
  'SECOND_ADMIN_NEEDED',
  'OWN_BENEFIT',
  'ADMIN_TOO_NEW',
  'ACCOUNT_OF_ONESELF',
] as const;

/**
 * An admin may not confirm anything in the first days, so that nobody promotes a second account of
 * their own.
 */
export const NEW_ADMIN_DAYS = 7;

/** From when an admin may confirm. */
export function confirmsFrom(adminSince: Date): Date {
  return daysLater(adminSince, NEW_ADMIN_DAYS);
}
