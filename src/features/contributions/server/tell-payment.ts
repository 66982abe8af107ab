import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { MailSeat } from '#features/memberships/server/mail-seat.ts';
import type { UnexpectedPayment } from '#features/payments/server/handlers.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { AccountRow } from './account-queries.ts';
import { failedMail, receivedMail, returnedMail, unexpectedMail } from './emails.ts';
import { findPaidBy } from './instalment-queries.ts';
import { readMailSeats } from './mail-seats.ts';
import type { ContributionRow } from './payment-queries.ts';

/** Queues a mail about a seat to its member, once by its key. */
export async function tellMember(
  tx: TransactionContext,
  account: AccountRow,
  dedupeKey: string,
  write: (seat: MailSeat) => MailContent,
): Promise<void> {
  const seat = (await readMailSeats(tx, [account])).get(account.membershipId);
  if (seat) await queueMail(tx, { to: seat.email, dedupeKey, content: write(seat) });
}

export async function tellReceived(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
): Promise<void> {
  const settled = await findPaidBy(tx.db, payment.id);
  await tellMember(tx, account, `contribution-received:${payment.id}`, (seat) =>
    receivedMail(seat, {
      amountCents: payment.amountCents,
      instalments: settled.map(({ k }) => k),
      waitingCents: account.unappliedCents,
      nextDueOn: account.dueOn,
    }),
  );
}

export function tellFailed(
  tx: TransactionContext,
  account: AccountRow,
  { id, amountCents, failure }: ContributionRow,
  retryOn: string | undefined,
): Promise<void> {
  return tellMember(tx, account, `contribution-failed:${id}`, (seat) =>
    failedMail(seat, { amountCents, failure, retryOn }),
  );
}

export function tellReturned(
  tx: TransactionContext,
  account: AccountRow,
  payment: ContributionRow,
  returnedCents: number,
): Promise<void> {
  const key = `contribution-returned:${payment.id}:${payment.returnedTimes + 1}`;
  const cents = returnedCents - payment.returnedCents;
  return tellMember(tx, account, key, (seat) => returnedMail(seat, { cents }));
}

export function tellUnexpected(
  tx: TransactionContext,
  account: AccountRow,
  _payment: ContributionRow,
  { providerId, attempt }: UnexpectedPayment,
): Promise<void> {
  const key = `contribution-unexpected:${providerId}:${attempt}`;
  return tellMember(tx, account, key, unexpectedMail);
}
