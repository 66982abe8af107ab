import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { orderOf, placeOf, rowsOf, type Sort } from '#platform/lists/keyset.ts';
import { isOnPage } from '#platform/lists/search-page.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import type { PageRequest } from '#shared/api/paging.ts';
import type { UserRow } from '../../server/queries.ts';
import { users } from '../../server/tables.ts';
import type { UserFilter } from '../contract.ts';

export const USER_SORT: Sort = {
  name: 'newest',
  by: users.createdAt,
  kind: 'moment',
  id: users.id,
  direction: 'desc',
};

const shownColumns = {
  id: users.id,
  // From the joined identity: unclaimed records are not listed.
  identityId: identityUsers.id,
  email: users.email,
  displayName: users.displayName,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  createdAt: users.createdAt,
  lastSyncedAt: users.lastSyncedAt,
  bannedAt: identityUsers.bannedAt,
  banReason: identityUsers.banReason,
  hasFactor: identityUsers.twoFactorEnabled,
};

/** One extra row tells whether there is another page. */
export function findUserPage(
  db: Executor,
  { search, role, staff, banned }: UserFilter,
  page: PageRequest,
) {
  const bannedIdentities = db
    .select({ id: identityUsers.id })
    .from(identityUsers)
    .where(isNotNull(identityUsers.bannedAt));
  const filter = and(
    isNotNull(users.identityId),
    role ? eq(users.role, role) : undefined,
    staff ? ne(users.role, 'member') : undefined,
    banned ? inArray(users.identityId, bannedIdentities) : undefined,
  );
  return db
    .select({ ...shownColumns, place: placeOf(USER_SORT) })
    .from(users)
    .innerJoin(identityUsers, eq(identityUsers.id, users.identityId))
    .where(isOnPage({ table: users, sort: USER_SORT, filter }, search, page))
    .orderBy(...orderOf(USER_SORT))
    .limit(rowsOf(page));
}

/** Locks every admin, so that concurrent role changes are serialized. */
export function lockAdmins(db: Executor): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
}

/** One account as the list shows it, locked together with its identity. */
export async function lockShownUser(db: Executor, id: string) {
  const [found] = await db
    .select(shownColumns)
    .from(users)
    .innerJoin(identityUsers, eq(identityUsers.id, users.identityId))
    .where(eq(users.id, id))
    .for('update');
  return found;
}

export function lockUsers(db: Executor, ids: readonly string[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update');
}
