import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  sql,
} from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { inIds } from '#db/in-ids.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { type EventRequest, eventSort } from '#platform/lists/events.ts';
import { afterCursor, orderOf, placeOf, rowsOf } from '#platform/lists/keyset.ts';
import type { PayeeKind, PayoutKind } from '../rules.ts';
import {
  type BankDetailsRow,
  bankDetails,
  earlierAddresses,
  type PayoutRow,
  payouts,
} from './tables.ts';

type Owner = { ownerKind: PayeeKind; ownerId: string };

const isOwners = ({ ownerKind, ownerId }: Owner) =>
  and(eq(bankDetails.ownerKind, ownerKind), eq(bankDetails.ownerId, ownerId));

/** The bank details that are used now, if there are any. */
export const findDetails = (db: Executor, owner: Owner) =>
  findRow(db, bankDetails, and(isOwners(owner), isNull(bankDetails.replacedAt)));

/** The same, locked against being replaced until the transaction ends. */
export const lockDetails = (db: Executor, owner: Owner) =>
  findRow(db, bankDetails, and(isOwners(owner), isNull(bankDetails.replacedAt)), 'share');

export const findDetailsById = (db: Executor, id: string) =>
  findRow(db, bankDetails, eq(bankDetails.id, id));

/** The current bank details of several owners, by owner. */
export async function findDetailsOf(
  db: Executor,
  ownerIds: readonly string[],
): Promise<Map<string, BankDetailsRow>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankDetails)
    .where(and(inArray(bankDetails.ownerId, [...ownerIds]), isNull(bankDetails.replacedAt)));
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** Marks the current bank details as replaced; returns the address notified of them. */
export async function replaceDetails(
  db: Executor,
  owner: Owner,
  replacedAt: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(bankDetails)
    .set({ replacedAt })
    .where(and(isOwners(owner), isNull(bankDetails.replacedAt)))
    .returning();
  return row?.toldAddress;
}

/** The addresses that were notified of changes since an instant. */
export async function findToldAddresses(
  db: Executor,
  owner: Owner,
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: bankDetails.toldAddress })
    .from(bankDetails)
    .where(and(isOwners(owner), gte(bankDetails.enteredAt, since)));
  return rows.map(({ address }) => address);
}

export async function insertEarlierAddress(
  db: Executor,
  row: typeof earlierAddresses.$inferInsert,
): Promise<void> {
  await db.insert(earlierAddresses).values(row);
}

/** The addresses that somebody had at an instant or later and no longer has. */
export async function findEarlierAddresses(
  db: Executor,
  { userId, since }: { userId: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ address: earlierAddresses.address })
    .from(earlierAddresses)
    .where(and(eq(earlierAddresses.userId, userId), gte(earlierAddresses.leftAt, since)));
  return rows.map(({ address }) => address);
}

export async function insertDetails(
  db: Executor,
  row: typeof bankDetails.$inferInsert,
): Promise<BankDetailsRow> {
  const [made] = await db.insert(bankDetails).values(row).returning();
  if (!made) throw new Error('the bank details were not returned');
  return made;
}

/** Adds a payout, unless one of the kind is owed for the same record. */
export async function insertPayout(
  db: Executor,
  row: typeof payouts.$inferInsert,
): Promise<PayoutRow | undefined> {
  const [made] = await db.insert(payouts).values(row).onConflictDoNothing().returning();
  return made;
}

export const findPayout = (db: Executor, id: string) => findRow(db, payouts, eq(payouts.id, id));

export const lockPayout = (db: Executor, id: string) => lockRow(db, payouts, eq(payouts.id, id));

export async function updatePayout(
  db: Executor,
  id: string,
  change: Partial<typeof payouts.$inferInsert>,
): Promise<PayoutRow> {
  const [row] = await db.update(payouts).set(change).where(eq(payouts.id, id)).returning();
  if (!row) throw new Error(`there is no payout ${id}`);
  return row;
}

/** Payouts that were requested or approved and not sent, to one payee, locked. */
export function lockUnderWayTo(db: Executor, payeeId: string): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.payeeId, payeeId), inArray(payouts.state, ['asked', 'approved'])))
    .orderBy(asc(payouts.id))
    .for('update');
}

/** The payouts of a membership that are not paid, locked. */
export function lockOpenOf(db: Executor, membershipId: string): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.membershipId, membershipId),
        inArray(payouts.state, ['owed', 'asked', 'approved']),
      ),
    )
    .orderBy(asc(payouts.id))
    .for('update');
}

/** The sum of what was requested, approved or paid of some kinds, by membership and kind. */
export async function sumSpent(
  db: Executor,
  membershipIds: readonly string[],
  kinds: readonly PayoutKind[],
) {
  if (membershipIds.length === 0) return [];
  const { membershipId, kind, state, cents } = payouts;
  return db
    .select({ membershipId, kind, cents: sql`sum(${cents})`.mapWith(Number) })
    .from(payouts)
    .where(
      and(
        inIds(membershipId, membershipIds),
        inArray(kind, [...kinds]),
        inArray(state, ['asked', 'approved', 'paid']),
      ),
    )
    .groupBy(membershipId, kind);
}

export function findPayoutsOfUser(db: Executor, userId: string): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), ne(payouts.state, 'void')))
    .orderBy(desc(payouts.owedAt), desc(payouts.id))
    .limit(100);
}

/** What a group owes or paid, of some kinds. */
export function findPayoutsOfGroup(
  db: Executor,
  groupId: string,
  kinds: readonly PayoutKind[],
): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.groupId, groupId),
        inArray(payouts.kind, [...kinds]),
        ne(payouts.state, 'void'),
      ),
    );
}

type Owed = {
  book: Book;
  from: Date;
  until: Date;
  after?: string | undefined;
  limit: number;
};

/** Payouts owed to members who have not entered bank details, by id. */
export function findWithoutDetails(db: Executor, of: Owed): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.book, of.book),
        eq(payouts.state, 'owed'),
        eq(payouts.payeeKind, 'member'),
        gte(payouts.owedAt, of.from),
        lte(payouts.owedAt, of.until),
        of.after ? gt(payouts.id, of.after) : undefined,
        sql`not exists (select from ${bankDetails} d where d.owner_kind = 'member'
          and d.owner_id = ${payouts.payeeId} and d.replaced_at is null)`,
      ),
    )
    .orderBy(asc(payouts.id))
    .limit(of.limit);
}

/** Which of these payouts go to an account that somebody entered. */
export async function findEnteredBy(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: payouts.id })
    .from(payouts)
    .innerJoin(bankDetails, eq(bankDetails.id, payouts.bankDetailsId))
    .where(and(inArray(payouts.id, [...ids]), eq(bankDetails.enteredById, userId)));
  return new Set(rows.map(({ id }) => id));
}

const EVENTS = eventSort(payouts.owedAt, payouts.id);

/** What is owed or was paid for a seat, newest first: a page plus one row. */
export function findPayoutEvents(
  db: Executor,
  { membershipId, cursor, limit }: EventRequest,
): Promise<(PayoutRow & { place: string })[]> {
  return db
    .select({ ...getTableColumns(payouts), place: placeOf(EVENTS) })
    .from(payouts)
    .where(
      and(
        eq(payouts.membershipId, membershipId),
        ne(payouts.state, 'void'),
        afterCursor(EVENTS, cursor),
      ),
    )
    .orderBy(...orderOf(EVENTS))
    .limit(rowsOf({ limit }));
}
