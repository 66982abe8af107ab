import { readWaitingCents } from '#features/approvals/server/decide-approval.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { pauseOn } from '../../arrears/arrears.ts';
import { MANUAL_PAYMENT } from '../../paying/server/manual-payments.ts';
import { findAccountsOfUser } from '../../server/accounts/account-queries.ts';

/** The seats of a person into which something is or was paid. */
export async function listSeatsOfPerson(
  { db, payments, clock }: Pick<Context, 'db' | 'payments' | 'clock'>,
  userId: string,
) {
  const accounts = (await findAccountsOfUser(db, userId)).filter(
    ({ book }) => book === payments.mode,
  );
  const names = await readGroupNames(
    { db },
    accounts.map(({ groupId }) => groupId),
  );
  const waiting = await readWaitingCents(
    { db },
    MANUAL_PAYMENT,
    accounts.map(({ membershipId }) => membershipId),
  );
  const today = dateOf(clock.now());
  return accounts.map((account) => ({
    membershipId: account.membershipId,
    seat: account.seat,
    groupName: names.get(account.groupId) ?? '',
    pausedUntil: pauseOn(account, today).pausedUntil,
    isClosed: account.closedAt !== null,
    awaitingApprovalCents: waiting.get(account.membershipId) ?? 0,
  }));
}
