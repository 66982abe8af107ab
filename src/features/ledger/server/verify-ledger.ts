import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { type AccountName, kindOf, MEMBERSHIP_ACCOUNTS, type Scope } from '../accounts.ts';
import { verifyChains } from './verify-chains.ts';

export type Verified = {
  entries: number;
  /** The first difference, as a sentence; undefined when there is none. */
  difference: string | undefined;
};

/**
 * Recomputes chains, balances and positions from the entries and postings. Run it in a transaction
 * that sees one state of the database (repeatable read), so that it can run while the product is in
 * use.
 */
export async function verifyLedger(db: Executor): Promise<Verified> {
  const { entries, difference } = await verifyChains(db);
  const checks = [
    findStrayPosting,
    findWrongKind,
    findBalance,
    findPosition,
    findMembersSum,
    findClosedMonth,
  ];
  let found = difference;
  for (const check of checks) found ??= await check(db);
  return { entries, difference: found };
}

async function findStrayPosting(db: Executor): Promise<string | undefined> {
  const [row] = await selectRows<{ scope: number; sequence: string }>(
    db,
    sql`select p.scope_id as scope, p.sequence::text as sequence from ledger_postings p
      left join ledger_entries e using (scope_id, sequence) where e.sequence is null limit 1`,
  );
  return row && `A posting belongs to no entry: scope ${row.scope}, number ${row.sequence}.`;
}

async function findWrongKind(db: Executor): Promise<string | undefined> {
  const rows = await selectRows<{ book: string; scope: Scope; name: AccountName; kind: string }>(
    db,
    sql`select s.book, s.scope, a.name, a.kind from ledger_accounts a
      join ledger_scopes s on s.id = a.scope_id order by 1, 2, 3`,
  );
  const wrong = rows.find(({ scope, name, kind }) => kindOf(scope, name) !== kind);
  if (!wrong) return undefined;
  const should = kindOf(wrong.scope, wrong.name) ?? 'not in the chart of accounts';
  return `${wrong.book} ${wrong.scope}, account ${wrong.name}: it is kept as ${wrong.kind} and is ${should}.`;
}

type Sum = { book: string; scope: string; account: string; kept: string; counted: string };

async function findBalance(db: Executor): Promise<string | undefined> {
  const [row] = await selectRows<Sum>(
    db,
    sql`with sums as (select scope_id, account, sum(cents) as cents from ledger_postings group by 1, 2)
      select s.book, s.scope, account, coalesce(b.cents, 0)::text as kept, coalesce(p.cents, 0)::text as counted
      from ledger_balances b full join sums p using (scope_id, account) left join ledger_scopes s on s.id = scope_id
      where coalesce(b.cents, 0) <> coalesce(p.cents, 0) order by 1, 2, 3 limit 1`,
  );
  return (
    row &&
    `${row.book} ${row.scope}, account ${row.account}: the balance is kept as ${row.kept} cents, its postings sum to ${row.counted}.`
  );
}

async function findPosition(db: Executor): Promise<string | undefined> {
  const [row] = await selectRows<Sum & { membership: string }>(
    db,
    sql`with sums as (select membership_id, scope_id, account, sum(cents) as cents from ledger_postings
        where membership_id is not null group by 1, 2, 3)
      select s.book, s.scope, account, membership_id as membership, coalesce(b.cents, 0)::text as kept,
        coalesce(p.cents, 0)::text as counted
      from ledger_positions b full join sums p using (membership_id, scope_id, account)
        left join ledger_scopes s on s.id = scope_id
      where coalesce(b.cents, 0) <> coalesce(p.cents, 0) order by 1, 2, 3, 4 limit 1`,
  );
  return (
    row &&
    `${row.book} ${row.scope}, account ${row.account}, membership ${row.membership}: the position is kept as ${row.kept} cents, its postings sum to ${row.counted}.`
  );
}

/**
 * Checks that members' positions add up to the accounts that belong to members, such as the fund.
 */
async function findMembersSum(db: Executor): Promise<string | undefined> {
  const names = sql.join(
    MEMBERSHIP_ACCOUNTS.map((name) => sql`${name}`),
    sql`, `,
  );
  const [row] = await selectRows<Sum>(
    db,
    sql`with sums as (select scope_id, account, sum(cents) as cents from ledger_positions group by 1, 2)
      select s.book, s.scope, account, b.cents::text as kept, coalesce(p.cents, 0)::text as counted
      from ledger_balances b left join sums p using (scope_id, account) left join ledger_scopes s on s.id = scope_id
      where account in (${names}) and b.cents <> coalesce(p.cents, 0) order by 1, 2, 3 limit 1`,
  );
  return (
    row &&
    `${row.book} ${row.scope}, account ${row.account}: the balance is ${row.kept} cents, the members' positions add up to ${row.counted}.`
  );
}

/**
 * Checks that nothing was added to a closed month: what a scope had at the close is still there, and
 * every later entry is dated later.
 */
async function findClosedMonth(db: Executor): Promise<string | undefined> {
  // A database that is about to be upgraded does not have the table yet.
  const [table] = await selectRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass('ledger_closes') is not null as "isThere"`,
  );
  if (!table?.isThere) return undefined;
  const [row] = await selectRows<{
    book: string;
    scope: string;
    month: string;
    key: string | null;
  }>(
    db,
    sql`with last as (select distinct on (book) book, month, opens_on from ledger_closes order by book, month desc)
      select s.book, s.scope, h.month, null as key from ledger_close_heads h join ledger_scopes s on s.id = h.scope_id
        left join ledger_entries e on e.scope_id = h.scope_id and e.sequence = h.last_sequence
        where h.last_sequence > 0 and e.hash is distinct from h.last_hash
      union all
      select s.book, s.scope, last.month, e.key from last join ledger_scopes s on s.book = last.book
        left join ledger_close_heads h on h.book = last.book and h.month = last.month and h.scope_id = s.id
        join ledger_entries e on e.scope_id = s.id and e.sequence > coalesce(h.last_sequence, 0)
        where e.effective_on < last.opens_on
      order by 1, 2, 3, 4 limit 1`,
  );
  if (!row) return undefined;
  const { book, scope, month, key } = row;
  if (key === null)
    return `${book} ${scope}: its chain is not the one that ${month} was closed with.`;
  return `${book} ${scope}: entry ${key} is dated in ${month} or before, which was closed when it was posted.`;
}
