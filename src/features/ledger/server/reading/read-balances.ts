import { and, eq, ne, sum } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { inIds } from '#db/in-ids.ts';
import type {
  AccountName,
  Book,
  CooperativeAccount,
  GroupAccount,
  GroupScope,
  Scope,
} from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';
import { ledgerBalances, ledgerPositions, ledgerScopes } from '../tables.ts';

type Balances<Name extends AccountName> = Partial<Record<Name, number>>;

/** The balance of every account of a scope, in cents; debits are positive. */
export function readBalances(
  db: Executor,
  of: { book: Book; scope: 'cooperative' },
): Promise<Balances<CooperativeAccount>>;
export function readBalances(
  db: Executor,
  of: { book: Book; scope: GroupScope },
): Promise<Balances<GroupAccount>>;
export async function readBalances(
  db: Executor,
  of: { book: Book; scope: Scope },
): Promise<Balances<AccountName>> {
  await writePending(db);
  const rows = await db
    .select({ account: ledgerBalances.account, cents: ledgerBalances.cents })
    .from(ledgerBalances)
    .innerJoin(ledgerScopes, eq(ledgerScopes.id, ledgerBalances.scopeId))
    .where(and(eq(ledgerScopes.book, of.book), eq(ledgerScopes.scope, of.scope)));
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** The sum of each account over all groups of a book, in cents; debits are positive. */
export async function readGroupTotals(db: Executor, book: Book): Promise<Balances<GroupAccount>> {
  await writePending(db);
  const rows = await db
    .select({ account: ledgerBalances.account, cents: sum(ledgerBalances.cents).mapWith(Number) })
    .from(ledgerBalances)
    .innerJoin(ledgerScopes, eq(ledgerScopes.id, ledgerBalances.scopeId))
    .where(and(eq(ledgerScopes.book, book), ne(ledgerScopes.scope, 'cooperative')))
    .groupBy(ledgerBalances.account);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** A membership's balance in each account of its group, in cents; debits are positive. */
export async function readPosition(
  db: Executor,
  { membershipId }: { membershipId: string },
): Promise<Balances<GroupAccount>> {
  await writePending(db);
  const rows = await db
    .select({ account: ledgerPositions.account, cents: ledgerPositions.cents })
    .from(ledgerPositions)
    .where(eq(ledgerPositions.membershipId, membershipId));
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** The balance of each of these memberships in one account, in cents; debits are positive. */
export async function readPositionsOf(
  db: Executor,
  { membershipIds, account }: { membershipIds: readonly string[]; account: GroupAccount },
): Promise<Map<string, number>> {
  if (membershipIds.length === 0) return new Map();
  await writePending(db);
  const rows = await db
    .select({ membershipId: ledgerPositions.membershipId, cents: ledgerPositions.cents })
    .from(ledgerPositions)
    .where(
      and(inIds(ledgerPositions.membershipId, membershipIds), eq(ledgerPositions.account, account)),
    );
  return new Map(rows.map(({ membershipId, cents }) => [membershipId, cents]));
}

/** The balance of each membership in one account of a scope, in cents; debits are positive. */
export async function readPositions(
  db: Executor,
  of: { book: Book; scope: GroupScope; account: GroupAccount },
): Promise<Map<string, number>> {
  await writePending(db);
  const rows = await db
    .select({ membershipId: ledgerPositions.membershipId, cents: ledgerPositions.cents })
    .from(ledgerPositions)
    .innerJoin(ledgerScopes, eq(ledgerScopes.id, ledgerPositions.scopeId))
    .where(
      and(
        eq(ledgerScopes.book, of.book),
        eq(ledgerScopes.scope, of.scope),
        eq(ledgerPositions.account, of.account),
      ),
    );
  return new Map(rows.map(({ membershipId, cents }) => [membershipId, cents]));
}
