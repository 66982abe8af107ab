import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Book, GroupAccount, GroupScope } from '../../accounts.ts';
import { writePending } from '../posting/pending-entries.ts';

/** What entries of one kind moved in an account. */
export type MovementSum = {
  account: GroupAccount;
  kind: string;
  entries: number;
  debitCents: number;
  creditCents: number;
  /** Debits less credits. */
  cents: number;
};

type Of = { book: Book; scope: GroupScope; from: string; before: string };

/** What moved in the accounts of a group between two dates, by account and kind of entry. */
export async function readMovementsByKind(db: Executor, of: Of): Promise<MovementSum[]> {
  await writePending(db);
  const rows = await selectRows<Record<keyof Omit<MovementSum, 'cents'>, string>>(
    db,
    sql`select p.account, e.kind, count(distinct e.sequence) as entries,
        coalesce(sum(p.cents) filter (where p.cents > 0), 0) as "debitCents",
        coalesce(0 - sum(p.cents) filter (where p.cents < 0), 0) as "creditCents"
      from ledger_scopes s
        join ledger_entries e on e.scope_id = s.id
        join ledger_postings p on p.scope_id = e.scope_id and p.sequence = e.sequence
      where s.book = ${of.book} and s.scope = ${of.scope}
        and e.effective_on >= ${of.from}::date and e.effective_on < ${of.before}::date
      group by p.account, e.kind order by p.account, e.kind`,
  );
  return rows.map(({ account, kind, ...sums }) => {
    const [debitCents, creditCents] = [Number(sums.debitCents), Number(sums.creditCents)];
    return {
      account: account as GroupAccount,
      kind,
      entries: Number(sums.entries),
      debitCents,
      creditCents,
      cents: debitCents - creditCents,
    };
  });
}
