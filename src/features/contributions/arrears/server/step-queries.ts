import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import {
  contributionAccounts,
  type contributionInstalments,
  contributionSteps,
} from '../../server/tables.ts';
import { END_STEP } from '../arrears.ts';

type Of = { book: Book; today: CalendarDate; limit: number };

const isDue = ({ book, today }: Of) =>
  and(
    eq(contributionAccounts.book, book),
    sql`${contributionAccounts.closedAt} is null`,
    lte(contributionAccounts.nextStepOn, today),
  );

/**
 * Accounts with a reminder to send, locked; rows that another transaction has locked are skipped.
 */
export function lockDueReminders(db: Executor, of: Of): Promise<AccountRow[]> {
  return db
    .select()
    .from(contributionAccounts)
    .where(and(isDue(of), sql`${contributionAccounts.nextStep} < ${END_STEP}`))
    .orderBy(asc(contributionAccounts.nextStepOn), asc(contributionAccounts.membershipId))
    .limit(of.limit)
    .for('update', { skipLocked: true });
}

/** Memberships that are due to end, by id. */
export function findDueEnds(
  db: Executor,
  of: Of & { after: string | undefined },
): Promise<{ membershipId: string }[]> {
  return db
    .select({ membershipId: contributionAccounts.membershipId })
    .from(contributionAccounts)
    .where(
      and(
        isDue(of),
        sql`${contributionAccounts.nextStep} = ${END_STEP}`,
        of.after ? sql`${contributionAccounts.membershipId} > ${of.after}` : undefined,
      ),
    )
    .orderBy(asc(contributionAccounts.membershipId))
    .limit(of.limit);
}

export type TakenStep = {
  id: string;
  membershipId: string;
  k: number;
  step: number;
  owedCents: number;
  hasMail: boolean;
  /** Not recorded as taken: it is tried again on the next date. */
  isHeldBack: boolean;
  nextStep: number;
  nextStepOn: CalendarDate;
};

/**
 * Records steps and the next ones with two statements. A step has one row; the last reminder's says
 * when it was sent last.
 */
export async function recordSteps(
  db: Executor,
  steps: readonly TakenStep[],
  takenAt: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const rows = sql`jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as v(id uuid,
    "membershipId" uuid, k int, step int, "owedCents" bigint, "hasMail" boolean,
    "isHeldBack" boolean, "nextStep" int, "nextStepOn" date)`;
  const at = takenAt.toISOString();
  await db.execute(sql`
    insert into contribution_steps (id, membership_id, k, step, owed_cents, has_mail, taken_at)
    select v.id, v."membershipId", v.k, v.step, v."owedCents", v."hasMail", ${at}::timestamptz
    from ${rows} where not v."isHeldBack" on conflict (membership_id, k, step) do update set
      owed_cents = excluded.owed_cents, has_mail = excluded.has_mail, taken_at = excluded.taken_at`);
  await db.execute(sql`
    update contribution_accounts a set next_step = v."nextStep", next_step_on = v."nextStepOn",
      updated_at = ${at}::timestamptz
    from ${rows} where a.membership_id = v."membershipId"`);
}

/** Records the step that ends a membership; false when it was recorded before. */
export async function insertStep(
  db: Executor,
  row: typeof contributionSteps.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(contributionSteps)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: contributionSteps.id });
  return added.length === 1;
}

export type EarnedRow = Pick<
  typeof contributionInstalments.$inferSelect,
  'id' | 'book' | 'groupId' | 'membershipId' | 'administrationCents'
> & { earnOn: CalendarDate };

/** Takes paid instalments whose administration is earned by today; returns them as they were. */
export function takeEarned(db: Executor, { book, today, limit }: Of): Promise<EarnedRow[]> {
  return selectRows<EarnedRow>(
    db,
    sql`with due as (
        select id, earn_on from contribution_instalments
        where book = ${book} and earn_on is not null and reopened_at is null
          and earn_on <= ${today}::date
        order by earn_on, id limit ${limit} for update skip locked)
      update contribution_instalments i set earn_on = null from due where due.id = i.id
      returning i.id, i.book, i.group_id as "groupId", i.membership_id as "membershipId",
        i.administration_cents as "administrationCents", due.earn_on::text as "earnOn"`,
  );
}
