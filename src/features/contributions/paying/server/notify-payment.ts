import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { UnexpectedPayment } from '#features/payments/server/handlers.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { findPaidBy } from '../../server/instalment-queries.ts';
import {
  failedMail,
  keptForBidMail,
  receivedMail,
  returnedMail,
  unexpectedMail,
} from '../../server/mails.ts';
import { readSeatRecipients, type SeatAddress } from '../../server/seat-recipients.ts';
import type { ContributionRow } from './payment-queries.ts';

/** Queues a mail about a seat to its member, once per key. */
export async function notifyMember(
  tx: TransactionContext,
  account: AccountRow,
  dedupeKey: string,
  write: (seat: SeatAddress) => MailContent | undefined,
): Promise<void> {
  const seat = (await readSeatRecipients(tx, [account])).get(account.membershipId);
  const content = seat && write(seat);
  if (content) await queueMail(tx, { to: seat.email, dedupeKey, content });
}

/** The receipt. Automatic payments are in the digest; only who wants every mail gets one for each. */
export async function notifyReceived(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
): Promise<void> {
  const settled = await findPaidBy(tx.db, payment.id);
  const paid = {
    amountCents: payment.amountCents,
    instalments: settled.map(({ k }) => k),
    waitingCents: account.unappliedCents,
    nextDueOn: account.dueOn,
  };
  if (payment.kind === 'automatic') {
    await notifyMember(tx, account, `automatic-received:${payment.id}`, (seat) =>
      seat.mailChoice === 'everything' ? receivedMail(seat, paid) : undefined,
    );
  } else {
    await notifyMember(tx, account, `contribution-received:${payment.id}`, (seat) =>
      receivedMail(seat, paid),
    );
  }
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
