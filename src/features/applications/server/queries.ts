import { and, asc, desc, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow, lockRow } from '#db/find-row.ts';
import { insertRow } from '#db/insert-rows.ts';
import type { ApplicationRow } from './application-row.ts';
import { applicationConsents, applications } from './tables.ts';

type NewApplication = typeof applications.$inferInsert;

/** Inserts the application with its consents; returns nothing when its address has one already. */
export function insertApplication(
  db: Executor,
  application: NewApplication & { id: string },
  consents: Omit<typeof applicationConsents.$inferInsert, 'applicationId'>,
): Promise<ApplicationRow | undefined> {
  return insertRow(db, applications, application, {
    table: applicationConsents,
    row: { ...consents, applicationId: application.id },
  });
}

export const findByEmail = (db: Executor, email: string) =>
  findRow(db, applications, eq(applications.email, email));

export const findById = (db: Executor, id: string) =>
  findRow(db, applications, eq(applications.id, id));

export async function findByIds(db: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]));
}

export function findOfPerson(
  db: Executor,
  { id, email }: { id: string; email: string },
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(or(eq(applications.userId, id), eq(applications.email, email)))
    .orderBy(desc(applications.createdAt), desc(applications.id));
}

export function findLanguages(db: Executor, emails: readonly string[]) {
  return db
    .select({ email: applications.email, language: applicationConsents.language })
    .from(applications)
    .innerJoin(applicationConsents, eq(applicationConsents.applicationId, applications.id))
    .where(inArray(applications.email, [...emails]));
}

export const lockById = (db: Executor, id: string) =>
  lockRow(db, applications, eq(applications.id, id));

type Editable = Omit<
  NewApplication,
  'id' | 'email' | 'version' | 'createdAt' | 'updatedAt' | 'waitingSince'
>;
/** Undefined fields stay unchanged. */
export type ApplicationChanges = { [K in keyof Editable]?: Editable[K] | undefined };

/** Changes a record and increments its version. */
export async function updateRow(
  db: Executor,
  id: string,
  changes: ApplicationChanges,
  updatedAt: Date,
): Promise<ApplicationRow> {
  const [updated] = await db
    .update(applications)
    .set({
      ...(changes as Partial<Editable>),
      ...waitingAfter(changes, updatedAt),
      updatedAt,
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, id))
    .returning();
  if (!updated) throw new Error('the application was not returned');
  return updated;
}

/**
 * The wait starts with the first papers, is not restarted by further ones, and ends with a
 * decision.
 */
function waitingAfter({ incomeVerificationStatus: status }: ApplicationChanges, now: Date) {
  if (status === undefined) return {};
  if (status !== 'uploaded') return { waitingSince: null };
  const since = sql`coalesce(${applications.waitingSince}, ${now.toISOString()}::timestamptz)`;
  return { waitingSince: since };
}

export async function linkRow(db: Executor, email: string, userId: string): Promise<void> {
  await db
    .update(applications)
    .set({ userId })
    .where(
      and(eq(applications.email, email), sql`${applications.userId} is distinct from ${userId}`),
    );
}

export const lockByEmail = (db: Executor, email: string) =>
  lockRow(db, applications, eq(applications.email, email));

export function findByEmails(db: Executor, emails: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(applications.email, [...emails]));
}

/** Those of the applications that still exist, locked by id. */
export function lockByIds(db: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id))
    .for('update');
}

export async function deleteRows(db: Executor, ids: readonly string[]): Promise<void> {
  await db.delete(applications).where(inArray(applications.id, [...ids]));
}

export function findConsents(db: Executor, applicationId: string) {
  return db
    .select()
    .from(applicationConsents)
    .where(eq(applicationConsents.applicationId, applicationId));
}

const isUntouched = (before: Date, isNeeded: SQL) =>
  and(lt(applications.updatedAt, before), not(isNeeded));

/** A batch of applications that were not changed since then and for which `isNeeded` is false. */
export async function findUntouched(
  db: Executor,
  before: Date,
  isNeeded: SQL,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(isUntouched(before, isNeeded))
    .orderBy(asc(applications.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The given applications that still meet both conditions, locked. */
export function lockUntouched(
  db: Executor,
  before: Date,
  isNeeded: SQL,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), isUntouched(before, isNeeded)))
    .orderBy(asc(applications.id))
    .for('update');
}

export async function updateEmail(
  db: Executor,
  { from, to, updatedAt }: { from: string; to: string; updatedAt: Date },
): Promise<string | undefined> {
  const [moved] = await db
    .update(applications)
    .set({ email: to, updatedAt, version: sql`${applications.version} + 1` })
    .where(eq(applications.email, from))
    .returning({ id: applications.id });
  return moved?.id;
}
