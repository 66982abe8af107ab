import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { isOneOf } from '#db/is-one-of.ts';
import type { Book, GroupScope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

type Of = { book: Book; scope: GroupScope; from: string; before: string; kinds: readonly string[] };

/** What entries of these kinds moved for each member of a group between two dates, by account. */
export async function readMemberSums(
  db: Executor,
  of: Of,
): Promise<Map<string, Map<string, number>>> {
  await writePending(db);
  const rows = await selectRows<{ membershipId: string; account: string; cents: string }>(
    db,
    sql`select p.membership_id as "membershipId", p.account, sum(p.cents) as cents
      from ledger_scopes s
        join ledger_entries e on e.scope_id = s.id
        join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
      where s.book = ${of.book} and s.scope = ${of.scope} and p.membership_id is not null
        and e.effective_on >= ${of.from}::date and e.effective_on < ${of.before}::date
        and ${isOneOf(sql`e.kind`, of.kinds)}
      group by p.membership_id, p.account order by p.membership_id, p.account`,
  );
  const sums = new Map<string, Map<string, number>>();
  for (const { membershipId, account, cents } of rows) {
    const accounts = sums.get(membershipId) ?? new Map<string, number>();
    accounts.set(account, Number(cents));
    sums.set(membershipId, accounts);
  }
  return sums;
}
