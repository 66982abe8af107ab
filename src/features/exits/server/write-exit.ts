import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { readGroup, readGroupOf } from '#features/groups/server/read-group.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { seatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { PayoutKind } from '#features/payouts/rules.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import type { ExitKind, Worked } from '../rules.ts';
import { statementMail } from './mails.ts';
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

/** Mails the statement of a seat to its member, once per key. */
export async function mailStatement(
  tx: TransactionContext,
  { groupId, seat, userId }: Pick<Membership, 'groupId' | 'seat' | 'userId'>,
  statement: Worked & { kind: ExitKind },
  dedupeKey: string,
): Promise<void> {
  const user = await readUser(tx, userId);
  const group = await readGroup(tx, groupId);
  if (!user || !group) return;
  const person = seatRecipient(tx, user, group, seat);
  const content = statementMail(person, statement, user.mailLocale);
  await queueMail(tx, { to: user.email, dedupeKey, content });
}
