import { markSettled } from '#features/contributions/server/accounts/settle-account.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { readPositions } from '#features/ledger/server/reading/read-balances.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import { owePayout } from '#features/payouts/server/owe-payout.ts';
import type { TransactionContext } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { AssemblyRow } from '../../server/tables.ts';
import type { Refund } from '../books.ts';
import { drawnRefundHandler } from './drawn-refund-handler.ts';
import { findRefunds, insertRefunds, markFunded } from './refund-queries.ts';

/** Stores the drawn refunds of cancelled seats, after those drawn before, and settles the seats. */
export async function addDrawnRefunds(
  tx: TransactionContext,
  { id, groupId, book }: AssemblyRow,
  holders: readonly Membership[],
  drawn: readonly Refund[],
): Promise<void> {
  if (drawn.length === 0) return;
  const before = await findRefunds(tx.db, groupId);
  const rows = drawn.map(({ seat, cents }, index) => {
    const holder = holders.find((candidate) => candidate.seat === seat);
    if (!holder) throw new Error(`seat ${seat} has no holder`);
    return {
      id: tx.randomness.id(),
      assemblyId: id,
      groupId,
      number: before.length + index + 1,
      seat,
      membershipId: holder.id,
      cents,
    };
  });
  await insertRefunds(tx.db, rows);
  await markSettled(
    tx,
    rows.map(({ membershipId }) => membershipId),
  );
  await postReturnedSinceClose(tx, { groupId, book }, rows);
}

/**
 * A refund is paid as it was published at the close. What the bank returned between the close and
 * the draw is missing in the fund: the member owes it. What it gave back is paid beside the refund.
 */
async function postReturnedSinceClose(
  tx: TransactionContext,
  { groupId, book }: Pick<AssemblyRow, 'groupId' | 'book'>,
  drawn: readonly { id: string; membershipId: string; cents: number }[],
): Promise<void> {
  const scope = groupScope(groupId);
  const paid = await readPositions(tx.db, { book, scope, account: 'fund' });
  for (const { id, membershipId, cents } of drawn) {
    const missing = cents + (paid.get(membershipId) ?? 0);
    if (missing === 0) continue;
    if (missing > 0) await postOwed(tx, { book, groupId }, { id, membershipId, cents: missing });
    await drawnRefundHandler().onDiffers(tx, { membershipId, cents, missingCents: missing });
  }
}

function postOwed(
  tx: TransactionContext,
  { book, groupId }: Pick<AssemblyRow, 'groupId' | 'book'>,
  { id, membershipId, cents }: { id: string; membershipId: string; cents: number },
): Promise<void> {
  const kind = 'contribution-owed-again';
  return postEntry(tx, {
    book,
    scope: groupScope(groupId),
    key: `${kind}:${id}`,
    kind,
    subjectId: id,
    effectiveOn: dateOf(tx.clock.now()),
    legs: [
      { account: 'owed-by-members', cents, membershipId },
      { account: 'fund', cents: -cents, membershipId },
    ],
  });
}

/** Posts the refunds that the fund covers (fund → refunds owed) and records their payouts. */
export async function fundRefunds(
  tx: TransactionContext,
  { id, groupId, book }: AssemblyRow,
  refunds: readonly Refund[],
): Promise<void> {
  const seats = new Set(refunds.map(({ seat }) => seat));
  const owed = (await findRefunds(tx.db, groupId)).filter(
    ({ seat, fundedAt }) => !fundedAt && seats.has(seat),
  );
  for (const refund of owed) {
    if (refund.cents === 0) continue;
    const { membershipId, cents } = refund;
    await postEntry(tx, {
      book,
      scope: groupScope(groupId),
      key: `refund-owed:${refund.id}`,
      kind: 'refund-owed',
      subjectId: refund.id,
      effectiveOn: dateOf(tx.clock.now()),
      legs: [
        { account: 'fund', cents, membershipId },
        { account: 'refunds-owed', cents: -cents, membershipId },
      ],
    });
  }
  const holders = new Map((await listHolders(tx, groupId)).map((holder) => [holder.id, holder]));
  for (const { id: subjectId, membershipId, cents } of owed) {
    const membership = holders.get(membershipId);
    if (!membership) throw new Error(`membership ${membershipId} holds no seat`);
    const account = 'refunds-owed';
    await owePayout(tx, { kind: 'refund', subjectId, membership, book, account, cents });
  }
  await markFunded(
    tx.db,
    owed.map((refund) => refund.id),
    { fundedAt: tx.clock.now(), fundedBy: id },
  );
}
