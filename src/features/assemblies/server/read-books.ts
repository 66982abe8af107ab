import type { Executor } from '#db/executor.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPositions } from '#features/ledger/server/reading/read-balances.ts';
import { listHolders, type Membership } from '#features/memberships/server/read-memberships.ts';
import { creditOf } from '#features/program-rules/schedule.ts';
import type { Books } from '../holding/books.ts';
import { countAwards } from '../holding/server/pick-queries.ts';
import { findRefunds } from '../holding/server/refund-queries.ts';
import type { AssemblyRow } from './tables.ts';

/** The holders of the group's seats at the close, and the books that decide its assembly. */
export async function readBooks(
  db: Executor,
  assembly: AssemblyRow,
): Promise<{ holders: Membership[]; books: Omit<Books, 'bidsPassedOn' | 'bidLimits'> }> {
  const { groupId, book, planId } = assembly;
  const scope = groupScope(groupId);
  const holders = await listHolders({ db }, groupId);
  const refunds = await findRefunds(db, groupId);
  const paid = await readPositions(db, { book, scope, account: 'fund' });
  const drawn = new Set(refunds.map(({ membershipId }) => membershipId));
  return {
    holders,
    books: {
      credit: creditOf(planId),
      available: await readFund(db, assembly),
      awardsMade: await countAwards(db, assembly),
      waiting: holders.filter(({ status }) => status === 'active').length,
      refundsOwed: refunds
        .filter(({ fundedAt }) => !fundedAt)
        .map(({ seat, cents }) => ({ seat, cents })),
      cancelled: holders
        .filter(({ id, status }) => status === 'cancelled' && !drawn.has(id))
        .map(({ id, seat }) => ({ seat, cents: Math.max(0, -(paid.get(id) ?? 0)) })),
    },
  };
}

/** The balance of the fund account, in cents. */
export async function readFund(
  db: Executor,
  { groupId, book }: Pick<AssemblyRow, 'groupId' | 'book'>,
): Promise<number> {
  const { fund = 0 } = await readBalances(db, { book, scope: groupScope(groupId) });
  return 0 - fund;
}
