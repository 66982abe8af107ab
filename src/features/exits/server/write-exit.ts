import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readGroup, readGroupOf } from '#features/groups/server/read-group.ts';
import type { MailContent } from '#features/mails/mail-content.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { type SeatRecipient, seatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { PayoutKind } from '#features/payouts/rules.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { ExitKind, Worked } from '../rules.ts';
import { debtPaidMail, type MailedStatement, statementMail } from './mails.ts';
import { insertExit } from './queries.ts';
import type { ExitRow } from './tables.ts';

type Ended = {
  membership: Membership;
  kind: ExitKind;
  worked: Worked;
  /** What the payout is for. A caller with several payouts records them itself. */
  payoutKind?: PayoutKind;
  recoveredFundCents?: number;
};

/** Stores an exit's statement, records its payout and mails the member. Once per membership. */
export async function writeExit(
  tx: TransactionContext,
  { membership, kind, worked, payoutKind, recoveredFundCents = 0 }: Ended,
): Promise<ExitRow | undefined> {
  const { id: membershipId, groupId, seat, userId, planId } = membership;
  const { mode: book } = await readGroupOf(tx, membership);
  const now = tx.clock.now();
  const exit = await insertExit(tx.db, {
    id: tx.randomness.id(),
    membershipId,
    groupId,
    book,
    seat,
    userId,
    planId,
    kind,
    ...worked,
    recoveredFundCents,
    madeAt: now,
    updatedAt: now,
  });
  if (!exit) return undefined;
  if (payoutKind) {
    await owePayout(tx, {
      kind: payoutKind,
      subjectId: exit.id,
      membership,
      book,
      account: 'owed-to-members',
      cents: worked.payoutCents,
    });
  }
  await mailStatement(tx, membership, { ...worked, kind }, `exit-statement:${exit.id}`);
  return exit;
}

type Seat = Pick<Membership, 'groupId' | 'seat' | 'userId'>;

/** Mails the statement of a seat to its member, once per key. */
export function mailStatement(
  tx: TransactionContext,
  seat: Seat,
  statement: MailedStatement,
  dedupeKey: string,
): Promise<void> {
  return mailMember(tx, seat, {
    dedupeKey,
    write: (person, locale) => statementMail(person, statement, locale),
  });
}

/** Mails a former member that a payment of theirs was recorded, once per approval. */
export function mailDebtPaid(
  tx: TransactionContext,
  seat: Seat,
  { approvalId, ...paid }: { approvalId: string; paidCents: number; leftCents: number },
): Promise<void> {
  return mailMember(tx, seat, {
    dedupeKey: `debt-paid:${approvalId}`,
    write: (person, locale) => debtPaidMail(person, paid, locale),
  });
}

async function mailMember(
  tx: TransactionContext,
  { groupId, seat, userId }: Seat,
  mail: { dedupeKey: string; write: (person: SeatRecipient, locale: Locale) => MailContent },
): Promise<void> {
  const user = await readUser(tx, userId);
  const group = await readGroup(tx, groupId);
  if (!user || !group) return;
  const content = mail.write(seatRecipient(tx, user, group, seat), user.mailLocale);
  await queueMail(tx, { to: user.email, dedupeKey: mail.dedupeKey, content });
}
