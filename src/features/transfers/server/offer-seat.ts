import { readUser } from '#features/accounts/profile/server/read-user.ts';
import type { ApplicationRow } from '#features/applications/server/application-row.ts';
import {
  readApplicationByEmail,
  readApplicationById,
} from '#features/applications/server/read-application.ts';
import {
  lockPosition,
  readAccount,
} from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFar } from '#features/contributions/server/accounts/transfer-account.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { lockMembership } from '#features/memberships/server/change-membership.ts';
import { seatRecipient } from '#features/memberships/server/seat-recipients.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { transferErrors } from '../errors.ts';
import { OPEN_STATES } from '../rules.ts';
import {
  acceptedMail,
  offeredMail,
  offerSentMail,
  priceDueMail,
  type TransferSeat,
} from './mails.ts';
import { findTransfer, insertTransfer, lockTransfer, updateTransfer } from './queries.ts';
import type { TransferRow } from './tables.ts';

type Offer = { membershipId: string; email: string; signature: string };

/** Offers a seat without an award to somebody with an approved application. */
export function offerSeat(
  context: Context,
  session: Session,
  { membershipId, email, signature }: Offer,
): Promise<TransferRow> {
  return inTransaction(context, async (tx) => {
    const membership = await lockMembership(tx, membershipId);
    const account = await lockPosition(tx, membershipId);
    const isOwn = membership.userId === session.userId;
    if (!isOwn || membership.status !== 'active' || membership.leavingAt) {
      throw transferErrors.TRANSFER_REFUSED();
    }
    const price = await readPaidSoFar(tx, account);
    if (price.totalCents === 0) throw transferErrors.TRANSFER_REFUSED();
    const application = requireApproved(await readApplicationByEmail(tx, email));
    const { userId: toUserId, id: applicationId } = application;
    if (toUserId === session.userId) throw transferErrors.TRANSFER_REFUSED();
    const now = tx.clock.now();
    const offer = await insertTransfer(tx.db, {
      id: tx.randomness.id(),
      membershipId,
      groupId: membership.groupId,
      book: account.book,
      seat: membership.seat,
      fromUserId: session.userId,
      toUserId,
      applicationId,
      state: 'offered',
      fromSignature: signature,
      fromSignedAt: now,
      updatedAt: now,
    });
    if (!offer) throw transferErrors.TRANSFER_OPEN();
    const leaver = (await readUser(tx, session.userId))?.displayName ?? '';
    await tell(tx, offer, toUserId, 'transfer-offered', price.totalCents, (seat) =>
      offeredMail(seat, leaver),
    );
    await tell(tx, offer, session.userId, 'transfer-sent', price.totalCents, (seat) =>
      offerSentMail(seat, email),
    );
    return offer;
  });
}

/** Accepts an offer with the newcomer's signature, at the price they were shown. */
export function acceptSeat(
  context: Context,
  session: Session,
  { id, priceCents, signature }: { id: string; priceCents: number; signature: string },
): Promise<TransferRow> {
  return inTransaction(context, async (tx) => {
    const offer = await lockOpen(tx, id);
    if (offer.toUserId !== session.userId) throw transferErrors.TRANSFER_NOT_FOUND();
    if (offer.state !== 'offered') throw transferErrors.TRANSFER_CHANGED();
    await requireStillApproved(tx, offer);
    const account = await readAccount(tx, offer.membershipId);
    const price = account && (await readPaidSoFar(tx, account));
    if (price?.totalCents !== priceCents) throw transferErrors.TRANSFER_CHANGED();
    const now = tx.clock.now();
    const accepted = await updateTransfer(tx.db, id, {
      state: 'accepted',
      toSignature: signature,
      toSignedAt: now,
      priceCents,
      updatedAt: now,
    });
    const newcomer = (await readUser(tx, session.userId))?.displayName ?? '';
    await tell(tx, offer, offer.fromUserId, 'transfer-accepted', priceCents, (seat) =>
      acceptedMail(seat, newcomer),
    );
    await tell(tx, offer, session.userId, 'transfer-price-due', priceCents, (seat) =>
      priceDueMail(seat),
    );
    return accepted;
  });
}

/** Locks the membership, then the open transfer. */
export async function lockOpen(tx: TransactionContext, id: string): Promise<TransferRow> {
  const found = await findTransfer(tx.db, id);
  if (!found) throw transferErrors.TRANSFER_NOT_FOUND();
  await lockMembership(tx, found.membershipId);
  const locked = await lockTransfer(tx.db, id);
  const isOpen = locked && (OPEN_STATES as readonly string[]).includes(locked.state);
  if (!isOpen) throw transferErrors.TRANSFER_CHANGED();
  return locked;
}

/** Refuses a newcomer whose income approval is no longer valid. */
export async function requireStillApproved(
  tx: TransactionContext,
  { applicationId, toUserId }: TransferRow,
): Promise<string> {
  const application = requireApproved(
    applicationId ? await readApplicationById(tx, applicationId) : undefined,
  );
  if (application.userId !== toUserId) throw transferErrors.NEWCOMER_NOT_APPROVED();
  return application.id;
}

function requireApproved(
  application: ApplicationRow | undefined,
): ApplicationRow & { userId: string } {
  const { userId, incomeVerificationStatus } = application ?? {};
  if (!application || !userId || incomeVerificationStatus !== 'approved') {
    throw transferErrors.NEWCOMER_NOT_APPROVED();
  }
  return { ...application, userId };
}

/** Queues a mail about a transfer to the leaver or the newcomer. */
export async function tell(
  tx: TransactionContext,
  { id, groupId, seat }: TransferRow,
  userId: string,
  kind: string,
  priceCents: number | null,
  write: (seat: TransferSeat) => MailContent,
): Promise<void> {
  const user = await readUser(tx, userId);
  const group = await readGroup(tx, groupId);
  if (!user || !group) return;
  const about = { ...seatRecipient(tx, user, group, seat), priceCents };
  await queueMail(tx, { to: user.email, dedupeKey: `${kind}:${id}`, content: write(about) });
}
