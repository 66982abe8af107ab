import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { Book, GroupAccount, GroupScope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** What entries of one kind moved in an account; debits are positive. */
export type KindSum = { kind: string; entries: number; cents: number };

/** An account of a group over some days, in cents; debits are positive. */
export type PeriodSum = {
  account: GroupAccount;
  openingCents: number;
  moved: KindSum[];
  closingCents: number;
  /** The part of the closing balance that is in members' positions. */
  membersCents: number;
};

type Of = { book: Book; scope: GroupScope; from: CalendarDate; before: CalendarDate };
type Row = {
  account: GroupAccount;
  kind: string | null;
  entries: string;
  cents: string;
  membersCents: string;
  closingCents: string;
  laterMembersCents: string;
};

/**
 * Every account of a group over some days: opening and closing balance with what moved between
 * them, by kind of entry. Both balances are counted back from today's, in one statement, so that
 * they come from one state of the database.
 */
export async function readPeriodSums(db: Executor, of: Of): Promise<PeriodSum[]> {
  await writePending(db);
  const rows = await selectRows<Row>(
    db,
    sql`with scope as materialized (
        select id from ledger_scopes where book = ${of.book} and scope = ${of.scope}
      ),
      moved as materialized (
        select p.account, case when e.effective_on < ${of.before}::date then e.kind end as kind,
          count(distinct e.sequence) as entries, sum(p.cents) as cents,
          coalesce(sum(p.cents) filter (where p.membership_id is not null), 0) as members
        from scope s
          join ledger_entries e on e.scope_id = s.id and e.effective_on >= ${of.from}::date
          join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
        group by 1, 2
      )
      select b.account, m.kind, coalesce(m.entries, 0)::text as entries,
        coalesce(m.cents, 0)::text as cents,
        (b.cents - coalesce(l.cents, 0))::text as "closingCents",
        coalesce(k.cents, 0)::text as "membersCents",
        coalesce(l.members, 0)::text as "laterMembersCents"
      from scope s
        join ledger_balances b on b.scope_id = s.id
        left join moved m on m.account = b.account and m.kind is not null
        left join moved l on l.account = b.account and l.kind is null
        left join (select account, sum(cents) as cents from ledger_positions
          where scope_id = (select id from scope) group by account) k on k.account = b.account
      order by b.account, m.kind`,
  );
  const sums = new Map<GroupAccount, PeriodSum>();
  for (const { account, kind, ...row } of rows) {
    const closingCents = Number(row.closingCents);
    const sum = sums.get(account) ?? {
      account,
      openingCents: closingCents,
      moved: [],
      closingCents,
      membersCents: Number(row.membersCents) - Number(row.laterMembersCents),
    };
    sums.set(account, sum);
    if (kind === null) continue;
    sum.moved.push({ kind, entries: Number(row.entries), cents: Number(row.cents) });
    sum.openingCents -= Number(row.cents);
  }
  return [...sums.values()];
}
