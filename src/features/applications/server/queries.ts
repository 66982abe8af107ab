import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { type ApplicationRow, applicationConsents, applications } from './tables.ts';

type NewApplication = typeof applications.$inferInsert;

/** Adds the application; nothing when its address has one already. */
export async function insertApplication(
  db: Executor,
  application: NewApplication,
): Promise<ApplicationRow | undefined> {
  const [inserted] = await db
    .insert(applications)
    .values(application)
    .onConflictDoNothing({ target: applications.email })
    .returning();
  return inserted;
}

export async function insertConsents(
  db: Executor,
  consents: (typeof applicationConsents.$inferInsert)[],
): Promise<void> {
  await db.insert(applicationConsents).values(consents);
}

export async function selectByEmail(
  db: Executor,
  email: string,
): Promise<ApplicationRow | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.email, email));
  return found;
}

export async function selectById(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id));
  return found;
}

export async function selectByIds(db: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]));
}

export async function lockById(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [found] = await db.select().from(applications).where(eq(applications.id, id)).for('update');
  return found;
}

type Editable = Omit<NewApplication, 'id' | 'email' | 'version' | 'createdAt' | 'updatedAt'>;
/** What is undefined stays as it is. */
export type ApplicationChanges = { [K in keyof Editable]?: Editable[K] | undefined };

/** Changes a record and counts the change. */
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
      updatedAt,
      version: sql`${applications.version} + 1`,
    })
    .where(eq(applications.id, id))
    .returning();
  if (!updated) throw new Error('the application was not returned');
  return updated;
}

export async function linkRow(db: Executor, email: string, userId: string): Promise<void> {
  await db
    .update(applications)
    .set({ userId })
    .where(
      and(eq(applications.email, email), sql`${applications.userId} is distinct from ${userId}`),
    );
}

/**
 * Whether an application's matter ended before then: untouched since, no money held or on its way,
 * and an owner who has not been here either.
 */
function hasEnded(before: Date) {
  const moment = sql`${before.toISOString()}::timestamptz`;
  return and(
    lt(applications.updatedAt, before),
    sql`not exists (select from deposits d where d.application_id = applications.id
      and (d.status in ('pending', 'completed') or d.updated_at >= ${moment}))`,
    sql`not exists (select from users u
      where u.email = applications.email and u.last_synced_at >= ${moment})`,
  );
}

/** Some of the applications that ended before then. */
export async function selectEnded(db: Executor, before: Date, limit: number): Promise<string[]> {
  const ended = await db
    .select({ id: applications.id })
    .from(applications)
    .where(hasEnded(before))
    .orderBy(asc(applications.id))
    .limit(limit);
  return ended.map(({ id }) => id);
}

/** Those of the applications that ended before then, locked. */
export function lockEnded(
  db: Executor,
  before: Date,
  ids: readonly string[],
): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), hasEnded(before)))
    .orderBy(asc(applications.id))
    .for('update');
}
