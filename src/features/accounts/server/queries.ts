import { and, asc, eq, inArray, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { prepareOnce, UNNAMED } from '#db/prepare-once.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import type { Role } from '../rules.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

const byIdentity = prepareOnce((db) =>
  db
    .select()
    .from(users)
    .where(eq(users.identityId, sql.placeholder('identityId')))
    .prepare(UNNAMED),
);

export async function findUserByIdentity(db: Executor, identityId: string) {
  const [user] = await byIdentity(db).execute({ identityId });
  return user;
}

export async function findUsers(db: Executor, ids: readonly string[]): Promise<UserRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(users)
        .where(inArray(users.id, [...ids]));
}

/** Adds the person, or brings what the identity provider says up to date; the role stays. */
export async function upsertUser(db: Executor, user: typeof users.$inferInsert): Promise<UserRow> {
  const { id: _id, identityId: _identityId, createdAt: _createdAt, role: _role, ...changes } = user;
  const [saved] = await db
    .insert(users)
    .values(user)
    .onConflictDoUpdate({ target: users.identityId, set: changes })
    .returning();
  if (!saved) throw new Error('the user was not returned');
  return saved;
}

export async function updateRole(db: Executor, id: string, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, id));
}

export async function hasAdmin(db: Executor): Promise<boolean> {
  return (await db.$count(users, eq(users.role, 'admin'))) > 0;
}

export async function findAdminByEmail(db: Executor, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.role === 'admin' ? user : undefined;
}

/** Accounts made before then whose owner never came further than signing up. */
export function findUnusedIdentities(db: Executor, before: Date, limit: number) {
  return db
    .select({ identityId: identityUsers.id })
    .from(identityUsers)
    .where(
      and(
        lt(identityUsers.createdAt, before),
        sql`not exists (select from users u where u.identity_id = identity_users.id)`,
      ),
    )
    .limit(limit);
}

/** A condition on a member, by the column that holds the address. */
export type MemberCondition = (email: SQL) => SQL;

/** Members who were last here before then and whom `isNeeded` does not keep. */
export function findAbsentMembers(
  db: Executor,
  before: Date,
  isNeeded: MemberCondition,
  limit: number,
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'member'),
        lt(users.lastSyncedAt, before),
        not(isNeeded(sql`users.email`)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
    .for('update');
}
