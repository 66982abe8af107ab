import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { SeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { UnexpectedPayment } from '#features/payments/server/handlers.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from '../../server/account-queries.ts';
import { findPaidBy } from '../../server/instalment-queries.ts';
import {
  failedMail,
  keptForBidMail,
  receivedMail,
  returnedMail,
  unexpectedMail,
} from '../../server/mails.ts';
import { readSeatRecipients } from '../../server/seat-recipients.ts';
import type { ContributionRow } from './payment-queries.ts';

/** Queues a mail about a seat to its member, once per key. */
export async function notifyMember(
  tx: TransactionContext,
  account: AccountRow,
  dedupeKey: string,
  write: (seat: SeatRecipient) => MailContent,
): Promise<void> {
  const seat = (await readSeatRecipients(tx, [account])).get(account.membershipId);
  if (seat) await queueMail(tx, { to: seat.email, dedupeKey, content: write(seat) });
}

export async function notifyReceived(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
): Promise<void> {
  const settled = await findPaidBy(tx.db, payment.id);
  await notifyMember(tx, account, `contribution-received:${payment.id}`, (seat) =>
    receivedMail(seat, {
      amountCents: payment.amountCents,
      instalments: settled.map(({ k }) => k),
      waitingCents: account.unappliedCents,
      nextDueOn: account.dueOn,
    }),
  );
}

export function notifyFailed(
  tx: TransactionContext,
  account: AccountRow,
  { id, amountCents, failure }: ContributionRow,
  retryOn: string | undefined,
): Promise<void> {
  return notifyMember(tx, account, `contribution-failed:${id}`, (seat) =>
    failedMail(seat, { amountCents, failure, retryOn }),
  );
}

export function notifyKeptForBid(
  tx: TransactionContext,
  account: AccountRow,
  { id, amountCents: cents }: ContributionRow,
): Promise<void> {
  return notifyMember(tx, account, `contribution-kept-for-bid:${id}`, (seat) =>
    keptForBidMail(seat, { cents }),
  );
}

export function notifyReturned(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  returnedCents: number,
): Promise<void> {
  const key = `contribution-returned:${payment.id}:${payment.returnedTimes + 1}`;
  const cents = returnedCents - payment.returnedCents;
  return notifyMember(tx, account, key, (seat) => returnedMail(seat, { cents }));
}

export function notifyUnexpected(
  tx: TransactionContext,
  account: AccountRow,
  _payment: ContributionRow,
  { providerId, attempt }: UnexpectedPayment,
): Promise<void> {
  const key = `contribution-unexpected:${providerId}:${attempt}`;
  return notifyMember(tx, account, key, unexpectedMail);
}
