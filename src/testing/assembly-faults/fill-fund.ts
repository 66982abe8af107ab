import { findPick } from '#features/assemblies/holding/server/pick-queries.ts';
import { findAssembly } from '#features/assemblies/server/queries.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import type { TransactionContext } from '#platform/context.ts';

/** Posts the fund part of a bid, once, as the payment of its instalments does. */
export async function fillFund(
  tx: TransactionContext,
  { pickId, cents }: { pickId: string; cents: number },
): Promise<void> {
  const pick = await findPick(tx.db, pickId);
  const assembly = pick && (await findAssembly(tx.db, pick.assemblyId));
  if (!assembly) throw new Error(`there is no pick ${pickId}`);
  await postEntry(tx, {
    book: assembly.book,
    scope: groupScope(assembly.groupId),
    key: `test-bid-money:${pickId}`,
    kind: 'test-bid-money',
    subjectId: pickId,
    effectiveOn: '2026-12-05',
    legs: [
      { account: 'cash', cents },
      { account: 'fund', cents: -cents, membershipId: pick.membershipId },
    ],
  });
}
