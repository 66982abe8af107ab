import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import type { Book } from '#features/ledger/accounts.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { automaticCharges, contributionAccounts } from '../../server/tables.ts';

export type ChargeRow = typeof automaticCharges.$inferSelect;

/** Announces charges, once per attempt of a month; a withdrawn one may be announced again. */
export async function insertCharges(
  db: Executor,
  rows: readonly (typeof automaticCharges.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into "automatic_charges" as c
      (id, membership_id, month, attempt, charge_on, state, created_at, updated_at)
    select v.id, v."membershipId", v.month, v.attempt, v."chargeOn", v.state, v."createdAt", v."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v(id uuid, "membershipId" uuid,
      month smallint, attempt smallint, "chargeOn" date, state text, "createdAt" timestamptz,
      "updatedAt" timestamptz)
    on conflict (membership_id, month, attempt) do update set state = 'announced',
      charge_on = excluded.charge_on, updated_at = excluded.updated_at where c.state = 'skipped'`);
}

export type ChargeChange = {
  id: string;
  state: ChargeRow['state'];
  chargeOn?: CalendarDate;
  paymentId?: string;
};

/** Changes many charges with one statement; a date that is not given stays. */
export async function changeCharges(
  db: Executor,
  changes: readonly ChargeChange[],
  updatedAt: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    update "automatic_charges" c set state = v.state, charge_on = coalesce(v."chargeOn", c.charge_on),
      payment_id = v."paymentId", updated_at = ${updatedAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as v(id uuid, state text, "chargeOn" date, "paymentId" uuid)
    where c.id = v.id`);
}

/** Sets for many accounts when their next automatic payment is to be checked. */
export async function planCharges(
  db: Executor,
  planned: readonly { membershipId: string; chargeOn: CalendarDate | null }[],
): Promise<void> {
  if (planned.length === 0) return;
  await db.execute(sql`
    update "contribution_accounts" a set charge_on = v."chargeOn"
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as v("membershipId" uuid, "chargeOn" date)
    where a.membership_id = v."membershipId"`);
}

export async function updateCharge(
  db: Executor,
  id: string,
  change: Partial<typeof automaticCharges.$inferInsert>,
): Promise<void> {
  await db.update(automaticCharges).set(change).where(eq(automaticCharges.id, id));
}

/** Charges, locked until the transaction ends. */
export function lockCharges(db: Executor, ids: readonly string[]): Promise<ChargeRow[]> {
  return db
    .select()
    .from(automaticCharges)
    .where(inIds(automaticCharges.id, ids))
    .orderBy(asc(automaticCharges.id))
    .for('update');
}

export const findChargeOfPayment = (db: Executor, paymentId: string) =>
  findRow(db, automaticCharges, eq(automaticCharges.paymentId, paymentId));

/** The announced charge of a membership that has not been made yet. */
export async function findAnnounced(
  db: Executor,
  membershipId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await db
    .select()
    .from(automaticCharges)
    .where(
      and(
        eq(automaticCharges.membershipId, membershipId),
        sql`${automaticCharges.state} = 'announced'`,
      ),
    )
    .orderBy(asc(automaticCharges.chargeOn))
    .limit(1);
  return row;
}

/**
 * What is due, page by page in the order of its index; `after` is the last row of the previous
 * page.
 */
type DuePage<After> = { book: Book; today: string; after: After | undefined; limit: number };

export type DueCharge = { id: string; membershipId: string; chargeOn: string };

/** Announced charges whose date has come, the oldest first. */
export function findDueCharges(
  db: Executor,
  { book, today, after, limit }: DuePage<DueCharge>,
): Promise<DueCharge[]> {
  const { id, membershipId, chargeOn, state } = automaticCharges;
  return db
    .select({ id, membershipId, chargeOn })
    .from(automaticCharges)
    .innerJoin(contributionAccounts, eq(contributionAccounts.membershipId, membershipId))
    .where(
      and(
        eq(contributionAccounts.book, book),
        sql`${state} = 'announced'`,
        lte(chargeOn, today),
        after ? sql`(${chargeOn}, ${id}) > (${after.chargeOn}, ${after.id})` : undefined,
      ),
    )
    .orderBy(asc(chargeOn), asc(id))
    .limit(limit);
}

export type ToAnnounce = { membershipId: string; chargeOn: string | null };

/** Memberships whose next automatic payment has to be announced, the oldest first. */
export function findToAnnounce(
  db: Executor,
  { book, today, after, limit }: DuePage<ToAnnounce>,
): Promise<ToAnnounce[]> {
  const { membershipId, chargeOn, closedAt } = contributionAccounts;
  return db
    .select({ membershipId, chargeOn })
    .from(contributionAccounts)
    .where(
      and(
        eq(contributionAccounts.book, book),
        sql`${closedAt} is null`,
        lte(chargeOn, today),
        after
          ? sql`(${chargeOn}, ${membershipId}) > (${after.chargeOn}, ${after.membershipId})`
          : undefined,
      ),
    )
    .orderBy(asc(chargeOn), asc(membershipId))
    .limit(limit);
}

/** Withdraws announced charges that will not be made. */
export async function skipAnnounced(db: Executor, membershipId: string, now: Date): Promise<void> {
  await db
    .update(automaticCharges)
    .set({ state: 'skipped', updatedAt: now })
    .where(
      and(
        eq(automaticCharges.membershipId, membershipId),
        sql`${automaticCharges.state} = 'announced'`,
      ),
    );
}

/** The memberships of a group with an announced charge of a month, whatever became of it. */
export async function findAnnouncedIn(
  db: Executor,
  { groupId, month }: { groupId: string; month: number },
): Promise<Set<string>> {
  const { membershipId } = automaticCharges;
  const rows = await db
    .select({ membershipId })
    .from(automaticCharges)
    .innerJoin(contributionAccounts, eq(contributionAccounts.membershipId, membershipId))
    .where(and(eq(contributionAccounts.groupId, groupId), eq(automaticCharges.month, month)));
  return new Set(rows.map((row) => row.membershipId));
}
