import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { membershipErrors } from '#features/memberships/errors.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { exitErrors } from '../errors.ts';
import { effectOf, type Figures, type WishOption, type Worked } from '../rules.ts';
import { takeEffect } from './wishes/apply-wishes.ts';
import { mailWish } from './wishes/mail-wish.ts';
import { findOpenWish, insertWish, updateWish } from './wishes/wish-queries.ts';
import { optionOf, workOut } from './work-out-leaving.ts';

type Confirmed = Figures & {
  membershipId: string;
  option: WishOption;
  signature: string;
};

/**
 * Records a member's wish to leave before an award, or to hand the award back before buying.
 * Refused if the figures they were shown have changed. It takes effect after 72 hours (rule 13), or
 * at once when it confirms worse figures after that time. Idempotent while the wish is open.
 */
export async function confirmLeaving(
  context: Context,
  session: Session,
  given: Confirmed,
): Promise<void> {
  const { membershipId, option } = given;
  await requireSignature(context, session, given.signature);
  await inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    if (membership.userId !== session.userId) throw exitErrors.EXIT_REFUSED();
    if ((await optionOf(tx, membership)) !== option) throw exitErrors.EXIT_REFUSED();
    const open = await findOpenWish(tx.db, membershipId);
    if (open && !open.unconfirmedSince) return;
    const account = await lockPosition(tx, membershipId);
    const worked = await workOut(tx, option, account);
    const isSame =
      worked.payoutCents === given.payoutCents &&
      worked.refundCents === given.refundCents &&
      worked.owesCents === given.owesCents;
    if (!isSame) throw exitErrors.EXIT_CHANGED();
    if (!open) return createWish(tx, membership, { option, worked, book: account.book });
    const { payoutCents, refundCents, owesCents } = worked;
    const confirmed = { payoutCents, refundCents, owesCents, unconfirmedSince: null };
    await updateWish(tx.db, open.id, confirmed);
    await takeEffect(tx, membership, { ...open, ...confirmed });
  });
}

/** Records a wish to leave before the first due date; only the deposit is affected. Idempotent. */
export function leaveBeforeStart(
  context: Context,
  session: Session,
  membershipId: string,
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    if (membership.userId !== session.userId) throw membershipErrors.MEMBERSHIP_NOT_FOUND();
    if (membership.leavingAt || (await findOpenWish(tx.db, membershipId))) return;
    const option = await optionOf(tx, membership);
    if (option !== 'leave_before_start') throw membershipErrors.LEAVING_TOO_LATE();
    const account = await lockPosition(tx, membershipId);
    const worked = await workOut(tx, option, account);
    await createWish(tx, membership, { option, worked, book: account.book });
  });
}

async function createWish(
  tx: TransactionContext,
  membership: Membership,
  { option, worked, book }: { option: WishOption; worked: Worked; book: Book },
): Promise<void> {
  const { id: membershipId, groupId, seat, userId, startMonth } = membership;
  const wishedAt = tx.clock.now();
  const wish = await insertWish(tx.db, {
    id: tx.randomness.id(),
    membershipId,
    groupId,
    book,
    seat,
    userId,
    option,
    payoutCents: worked.payoutCents,
    refundCents: worked.refundCents,
    owesCents: worked.owesCents,
    wishedAt,
    takesEffectAt: effectOf({ option, startMonth }, wishedAt),
  });
  if (wish) await mailWish(tx, wish, 'asked', worked);
}

const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Requires the member's typed name, so that nobody leaves by an accidental click. */
async function requireSignature(
  context: Context,
  { userId, email }: Session,
  signature: string,
): Promise<void> {
  const user = await readUser(context, userId);
  if (plain(signature) !== plain(user?.displayName || email)) {
    throw exitErrors.NAME_DIFFERS().at('signature');
  }
}
