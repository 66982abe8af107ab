import { moveUser } from '#features/accounts/profile/server/own-address.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { requireGoodPassword } from '#features/accounts/sign-in/server/check-password.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { isAddressFree, moveBelongings } from '#features/deposits/server/move-address.ts';
import { rememberAddress } from '#features/payouts/server/remember-address.ts';
import { endCalendarAddress } from '#features/statements/server/calendar-address.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { isStaff } from '#shared/staff-roles.ts';
import { transferErrors } from '../errors.ts';
import { readExecutorLink } from './executor-link.ts';
import { findEstate } from './queries.ts';

/**
 * Hands the account of a seat's holder to an executor. The executor's address, name and password
 * replace every former sign-in method; the account's data stays. The link works only once, because
 * it contains the account's former address.
 */
export async function takeOverAccount(
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const [membershipId, userId, from, to, name] = readExecutorLink(context, token);
  requireGoodPassword(password, { email: to, isAdmin: false });
  return inTransaction(context, async (tx) => {
    const user = await readUser(tx, userId);
    const estate = await findEstate(tx.db, membershipId);
    const isOpen = user?.email === from && !isStaff(user.role) && estate?.representative === name;
    if (!isOpen) throw transferErrors.EXECUTOR_LINK_ENDED();
    if (!(await isAddressFree(context, tx, to))) throw transferErrors.EXECUTOR_ADDRESS_TAKEN();
    const { directory } = context.identity;
    if (user.identityId) {
      const given = { from, to, name, password };
      const hasMoved = await directory.handOver(tx.db, user.identityId, given);
      if (!hasMoved) throw transferErrors.EXECUTOR_LINK_ENDED();
    } else {
      // The holder never signed in: the first sign-in claims the record by its address.
      await directory.createUser(tx.db, { email: to, password, name });
    }
    await moveUser(tx, { userId, to });
    await moveBelongings(tx, { from, to });
    await rememberAddress(tx, { userId, address: from });
    // Otherwise the secret address of the member's calendar would stay valid.
    await endCalendarAddress(tx, { userId });
    await recordAudit(tx, {
      actor: { userId, email: to },
      action: 'membership.estate-account-taken-over',
      subject: { type: 'user', id: userId, label: to },
      before: { email: from },
      after: { email: to, estate: estate.name },
    });
    return { email: to };
  });
}
