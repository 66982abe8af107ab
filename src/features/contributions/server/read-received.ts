import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { startOfDate } from '#shared/calendar/dates.ts';
import { dateIn, monthOf } from '#shared/calendar/months.ts';
import { findAnnouncedIn } from '../automatic/server/charge-queries.ts';
import { sumReceived } from '../paying/server/payment-queries.ts';

/** What arrived this month for these memberships, in cents; those without a payment are left out. */
export function readReceivedThisMonth(
  { db, clock }: Pick<TransactionContext, 'db' | 'clock'>,
  membershipIds: readonly string[],
): Promise<Map<string, number>> {
  const since = startOfDate(dateIn(monthOf(dateOf(clock.now())), 1));
  return sumReceived(db, membershipIds, since);
}

/** The memberships of a group whose automatic payment of a month was announced by mail. */
export function readAnnouncedIn(
  { db }: Pick<TransactionContext, 'db'>,
  of: { groupId: string; month: number },
): Promise<Set<string>> {
  return findAnnouncedIn(db, of);
}
