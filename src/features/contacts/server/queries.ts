import { eq, getTableColumns, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { afterCursor, orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { isOnPage } from '#platform/lists/search-page.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import { marketingContacts, marketingObjections } from './tables.ts';

type ContactRow = typeof marketingContacts.$inferInsert;
export type Contact = Pick<
  ContactRow,
  'email' | 'firstName' | 'lastName' | 'phone' | 'source' | 'language'
>;

export async function upsertContacts(db: Executor, contacts: ContactRow[]): Promise<void> {
  if (contacts.length === 0) return;
  await db
    .insert(marketingContacts)
    .values(contacts)
    .onConflictDoUpdate({
      target: marketingContacts.email,
      set: {
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        phone: sql`coalesce(excluded.phone, ${marketingContacts.phone})`,
        source: sql`excluded.source`,
        language: sql`excluded.language`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

export const CONTACT_SORT: Sort = {
  name: 'newest',
  by: marketingContacts.updatedAt,
  kind: 'moment',
  id: marketingContacts.id,
  direction: 'desc',
};

/** A page of contacts plus one row, without people who objected. */
export function findContactPage(db: Executor, search: string | undefined, page: PageRequest) {
  const { createdAt: _, ...columns } = getTableColumns(marketingContacts);
  const objections = db
    .select({ one: sql`1` })
    .from(marketingObjections)
    .where(eq(marketingObjections.email, marketingContacts.email));
  const list = { table: marketingContacts, sort: CONTACT_SORT, filter: notExists(objections) };
  return db
    .select({ ...columns, place: placeOf(CONTACT_SORT) })
    .from(marketingContacts)
    .where(isOnPage(list, search, page))
    .orderBy(...orderOf(CONTACT_SORT))
    .limit(rowsOf(page));
}

export async function deleteContact(db: Executor, email: string): Promise<boolean> {
  const gone = await db
    .delete(marketingContacts)
    .where(eq(marketingContacts.email, email))
    .returning({ id: marketingContacts.id });
  return gone.length > 0;
}

/** Deletes contacts that were not updated since then, and those of people who objected. */
export async function deleteOldContacts(db: Executor, before: Date): Promise<number> {
  const old = await db
    .delete(marketingContacts)
    .where(lt(marketingContacts.updatedAt, before))
    .returning({ id: marketingContacts.id });
  const objecting = await db
    .delete(marketingContacts)
    .where(
      inArray(
        marketingContacts.email,
        db.select({ email: marketingObjections.email }).from(marketingObjections),
      ),
    )
    .returning({ id: marketingContacts.id });
  return old.length + objecting.length;
}

export const OBJECTION_SORT: Sort = {
  name: 'newest',
  by: marketingObjections.recordedAt,
  kind: 'moment',
  id: marketingObjections.id,
  direction: 'desc',
};

export function findObjectionPage(db: Executor, { cursor, limit }: PageRequest) {
  return db
    .select({ ...getTableColumns(marketingObjections), place: placeOf(OBJECTION_SORT) })
    .from(marketingObjections)
    .where(afterCursor(OBJECTION_SORT, cursor))
    .orderBy(...orderOf(OBJECTION_SORT))
    .limit(rowsOf({ limit }));
}

/** Which of these addresses objected. */
export async function findObjections(
  db: Executor,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: marketingObjections.email })
    .from(marketingObjections)
    .where(inArray(marketingObjections.email, [...emails]));
  return new Set(rows.map(({ email }) => email));
}

/** Records an objection; returns when it was first recorded, and whether it is new. */
export async function insertObjection(
  db: Executor,
  objection: typeof marketingObjections.$inferInsert,
) {
  const [added] = await db
    .insert(marketingObjections)
    .values(objection)
    .onConflictDoNothing({ target: marketingObjections.email })
    .returning();
  if (added) return { recordedAt: added.recordedAt, isNew: true };
  const [known] = await db
    .select()
    .from(marketingObjections)
    .where(eq(marketingObjections.email, objection.email));
  return { recordedAt: known?.recordedAt ?? objection.recordedAt, isNew: false };
}

export async function deleteObjection(db: Executor, email: string): Promise<boolean> {
  const gone = await db
    .delete(marketingObjections)
    .where(eq(marketingObjections.email, email))
    .returning();
  return gone.length > 0;
}

export const findContact = (db: Executor, email: string) =>
  findRow(db, marketingContacts, eq(marketingContacts.email, email));
