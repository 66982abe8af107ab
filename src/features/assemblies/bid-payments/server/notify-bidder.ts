import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readPriceFromEnd } from '#features/contributions/paying/server/pay-from-end.ts';
import type { PrepaymentRow } from '#features/contributions/paying/server/prepayment-handler.ts';
import type { WriteMail } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import type { TransactionContext } from '#platform/context.ts';
import { brand } from '#shared/brand.ts';
import { findPick } from '../../holding/server/pick-queries.ts';
import { findAssembly } from '../../server/queries.ts';
import type { CreditHoldRow, PickRow } from '../../server/tables.ts';
import { bidPaymentMail, bidReturnedAlarmMail } from './bid-mails.ts';
import { readOpenBid } from './pay-bid.ts';

type Payment = Pick<PrepaymentRow, 'id' | 'reference' | 'amountCents'>;

async function bidOf(tx: TransactionContext, { reference }: Pick<Payment, 'reference'>) {
  const pick = reference ? await findPick(tx.db, reference) : undefined;
  const assembly = pick && (await findAssembly(tx.db, pick.assemblyId));
  const membership = pick && (await readMembership(tx, pick.membershipId));
  const user = membership && (await readUser(tx, membership.userId));
  if (!pick || !assembly || !user) return undefined;
  const firstName = greetingName(user);
  const bid = {
    firstName,
    groupCode: assembly.groupCode,
    month: assembly.month,
    seat: pick.seat,
    siteUrl: tx.config.publicUrl,
  };
  const isOver = membership.status !== 'active' && membership.status !== 'awarded';
  return { pick, email: user.email, bid, isOver };
}

/** Mails a bidder that the bid's payment failed or came too late. */
export async function notifyBidder(
  tx: TransactionContext,
  payment: Payment,
  what: 'failed' | 'late',
): Promise<void> {
  const found = await bidOf(tx, payment);
  if (!found) return;
  const { pick, email, bid } = found;
  const { amountCents } = payment;
  const payBy = pick.status === 'held' ? (pick.paymentStartedAt ? pick.payBy : pick.startBy) : null;
  const content: WriteMail = (locale) => bidPaymentMail(bid, what, { amountCents, payBy }, locale);
  if (what === 'failed') {
    await queueMail(tx, { to: email, dedupeKey: `bid-payment-failed:${payment.id}`, content });
  } else {
    await queueMail(tx, { to: email, dedupeKey: `bid-payment-late:${payment.id}`, content });
  }
}

/** Mails the bidder and the cooperative that a bid's payment was returned. */
export async function notifyBidReturned(
  tx: TransactionContext,
  payment: PrepaymentRow,
  hold: CreditHoldRow | undefined,
): Promise<void> {
  const { id, reference, returnedTimes, returnedCents: amountCents } = payment;
  const payBy = hold && hold.heldCents > 0 && !hold.endedAt ? hold.makeGoodBy : null;
  await mailReturned(tx, { reference, key: `${id}:${returnedTimes + 1}`, amountCents, payBy });
}

/** The same for a credit that is held later, as its home is no longer bought: what is missing now. */
export async function notifyCreditHeld(
  tx: TransactionContext,
  pick: PickRow,
  { times }: CreditHoldRow,
): Promise<void> {
  const { id, membershipId } = pick;
  const open = await readOpenBid(tx, pick);
  if (!open) return;
  const { instalments, payBy } = open;
  const amountCents = await readPriceFromEnd(tx, { membershipId, instalments });
  await mailReturned(tx, { reference: id, key: `${id}:${times}`, amountCents, payBy });
}

type Returned = {
  reference: string | null;
  key: string;
  amountCents: number;
  payBy: Date | null;
};

async function mailReturned(
  tx: TransactionContext,
  { reference, key, amountCents, payBy }: Returned,
): Promise<void> {
  const found = await bidOf(tx, { reference });
  if (!found) return;
  // The statement of a seat that ended says what the return changed.
  if (!found.isOver) {
    await queueMail(tx, {
      to: found.email,
      dedupeKey: `bid-returned:${key}`,
      content: (locale) => bidPaymentMail(found.bid, 'returned', { amountCents, payBy }, locale),
    });
  }
  await queueMail(tx, {
    to: brand.contactEmail,
    dedupeKey: `bid-returned-alarm:${key}`,
    content: bidReturnedAlarmMail(found.bid, { amountCents, payBy }),
  });
}
