import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { type Book, groupScope } from '#features/ledger/accounts.ts';
import { readPositions } from '#features/ledger/server/reading/read-balances.ts';

type GroupRow = { groupId: string; book: Book };
type Sums = {
  membershipId: string;
  unappliedCents: string;
  earnedCents: string;
  prepaidCents: string;
  hasOtherIncome: boolean;
};

/**
 * Compares the accounts of all memberships with their paid instalments and with the ledger; returns
 * the first difference. Run it on data that does not change meanwhile.
 */
export async function verifyContributions(
  db: Executor,
): Promise<{ accounts: number; difference: string | undefined }> {
  const [wrong] = await selectRows<{ membershipId: string }>(
    db,
    sql`select a.membership_id as "membershipId" from contribution_accounts a
      where a.paid + a.prepaid <> (select count(*) from contribution_instalments i
        where i.membership_id = a.membership_id and i.reopened_at is null
          and (i.k <= a.paid or i.k > 240 - a.prepaid)) limit 1`,
  );
  if (wrong) return differ(0, wrong.membershipId, 'its paid instalments are not as it says');
  let accounts = 0;
  const groups = await selectRows<GroupRow>(
    db,
    sql`select distinct group_id as "groupId", book from contribution_accounts order by group_id`,
  );
  for (const { groupId, book } of groups) {
    const scope = groupScope(groupId);
    const read = (account: 'unapplied' | 'administration' | 'prepaid-administration') =>
      readPositions(db, { book, scope, account });
    const unapplied = await read('unapplied');
    const earned = await read('administration');
    const prepaid = await read('prepaid-administration');
    for (const row of await findSums(db, groupId)) {
      const { membershipId: id } = row;
      accounts += 1;
      if (Number(row.unappliedCents) + (unapplied.get(id) ?? 0) !== 0)
        return differ(accounts, id, 'what waits is not what the ledger has as unapplied');
      // A forfeited deposit and the fees of a sale are income besides the instalments.
      if (!row.hasOtherIncome && Number(row.earnedCents) + (earned.get(id) ?? 0) !== 0)
        return differ(accounts, id, 'its earned administration is not the ledger’s');
      if (Number(row.prepaidCents) + (prepaid.get(id) ?? 0) !== 0)
        return differ(accounts, id, 'its prepaid administration is not the ledger’s');
    }
  }
  return { accounts, difference: undefined };
}

const findSums = (db: Executor, groupId: string): Promise<Sums[]> =>
  selectRows<Sums>(
    db,
    sql`select a.membership_id as "membershipId", a.unapplied_cents as "unappliedCents",
        coalesce(sum(i.administration_cents) filter (where i.earn_on is null), 0) as "earnedCents",
        coalesce(sum(i.administration_cents) filter (where i.earn_on is not null), 0) as "prepaidCents",
        a.settled_at is not null or (a.closed_at is not null and a.paid = 0) as "hasOtherIncome"
      from contribution_accounts a left join contribution_instalments i
        on i.membership_id = a.membership_id and i.reopened_at is null
      where a.group_id = ${groupId} group by a.membership_id order by a.membership_id`,
  );

const differ = (accounts: number, membershipId: string, what: string) => ({
  accounts,
  difference: `membership ${membershipId}: ${what}`,
});
