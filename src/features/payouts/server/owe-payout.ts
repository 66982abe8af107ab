import { readUser } from '#features/accounts/profile/server/read-user.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import type { Membership } from '#features/memberships/server/read-memberships.ts';
import { readSeatRecipient } from '#features/memberships/server/seat-recipients.ts';
import type { TransactionContext } from '#platform/context.ts';
import { payoutErrors } from '../errors.ts';
import type { PayoutAccount, PayoutKind } from '../rules.ts';
import { owedMail } from './mails.ts';
import { findDetails, insertPayout, lockOpenOf, sumSpent, updatePayout } from './queries.ts';
import type { PayoutRow } from './tables.ts';

type Owed = {
  kind: PayoutKind;
  /** The record it is owed for; one payout of a kind for each. */
  subjectId: string;
  membership: Pick<Membership, 'id' | 'groupId' | 'seat' | 'userId'>;
  book: PayoutRow['book'];
  account: PayoutAccount;
  cents: number;
  /** The payee, where it is not the member. */
  titleCompany?: { awardId: string; name: string };
};

/**
 * Records that money is to be paid to somebody, as the books already say. Idempotent for each
 * record. The member is notified, and asked for bank details if there are none.
 */
export async function owePayout(tx: TransactionContext, owed: Owed): Promise<void> {
  if (owed.cents === 0) return;
  const { membership, titleCompany } = owed;
  const user = await readUser(tx, membership.userId);
  const now = tx.clock.now();
  const payout = await insertPayout(tx.db, {
    id: tx.randomness.id(),
    kind: owed.kind,
    subjectId: owed.subjectId,
    book: owed.book,
    groupId: membership.groupId,
    membershipId: membership.id,
    seat: membership.seat,
    userId: membership.userId,
    account: owed.account,
    cents: owed.cents,
    payeeKind: titleCompany ? 'title_company' : 'member',
    payeeId: titleCompany?.awardId ?? membership.userId,
    payeeName: titleCompany?.name ?? user?.displayName ?? user?.email ?? '',
    state: 'owed',
    owedAt: now,
    updatedAt: now,
  });
  if (!payout || titleCompany || !user) return;
  const owner = { ownerKind: 'member', ownerId: user.id } as const;
  const hasDetails = (await findDetails(tx.db, owner)) !== undefined;
  const seat = await readSeatRecipient(tx, payout, user);
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `payout-owed:${payout.id}`,
    content: owedMail(seat, payout, hasDetails, user.mailLocale),
  });
}

type Kinds = { membershipId: string; kinds: readonly PayoutKind[] };

/**
 * Voids payouts of a membership whose reason is gone, such as the home of an award that is handed
 * back. A payout that was already requested is refused: somebody may be sending it.
 */
export async function voidPayouts(tx: TransactionContext, of: Kinds): Promise<void> {
  const underWay = await voidUnrequested(tx, of);
  if (underWay.length > 0) throw payoutErrors.PAYOUT_UNDER_WAY();
}

/** The same, without those that were requested, which it returns. */
export async function voidUnrequested(
  tx: TransactionContext,
  { membershipId, kinds }: Kinds,
): Promise<PayoutRow[]> {
  const open = (await lockOpenOf(tx.db, membershipId)).filter(({ kind }) => kinds.includes(kind));
  for (const { id } of open.filter(({ state }) => state === 'owed')) {
    await updatePayout(tx.db, id, { state: 'void', updatedAt: tx.clock.now() });
  }
  return open.filter(({ state }) => state !== 'owed');
}

/** What was paid, or was requested and may be sent, of some kinds; by membership and kind. */
export async function readSpent(
  { db }: Pick<TransactionContext, 'db'>,
  membershipIds: readonly string[],
  kinds: readonly PayoutKind[],
): Promise<Map<string, Partial<Record<PayoutKind, number>>>> {
  const spent = new Map<string, Partial<Record<PayoutKind, number>>>();
  for (const { membershipId, kind, cents } of await sumSpent(db, membershipIds, kinds)) {
    spent.set(membershipId, { ...spent.get(membershipId), [kind]: cents });
  }
  return spent;
}
