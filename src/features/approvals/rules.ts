import { daysLater } from '#shared/calendar/dates.ts';

export const APPROVAL_STATES = ['waiting', 'confirmed', 'rejected'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/**
 * An admin may not confirm anything in the first days, so that nobody promotes a second account of
 * their own.
 */
export const NEW_ADMIN_DAYS = 7;

/** From when an admin may confirm. */
export function confirmsFrom(adminSince: Date): Date {
  return daysLater(adminSince, NEW_ADMIN_DAYS);
}
