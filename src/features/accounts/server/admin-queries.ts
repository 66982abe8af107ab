import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { placeOf, rowsOf, type Sort } from '#platform/keyset.ts';
import { type Listed, readPage } from '#platform/search-page.ts';
import { identityUsers } from '#providers/identity/tables.ts';
import type { PageRequest } from '#shared/paging.ts';
import type { UserFilter } from '../admin-contract.ts';
import type { UserRow } from './queries.ts';
import { users } from './tables.ts';

export const USER_SORT: Sort = {
  name: 'newest',
  by: users.createdAt,
  kind: 'moment',
  id: users.id,
  direction: 'desc',
};

const listed = ({ role, banned }: UserFilter): Listed => ({
  table: users,
  sort: USER_SORT,
  join: sql`join ${identityUsers} on ${eq(identityUsers.id, users.identityId)}`,
  filter: and(
    role ? eq(users.role, role) : undefined,
    banned ? isNotNull(identityUsers.bannedAt) : undefined,
  ),
});

const shownColumns = {
  id: users.id,
  // Of the identity it is joined with: a record nobody claimed yet is not shown.
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

/** A page of accounts and one row more. */
export function selectUsers(db: Executor, filter: UserFilter, page: PageRequest) {
  return readPage(db, listed(filter), filter.search, page, async ({ from, where, order }) =>
    db
      .select({ ...shownColumns, place: placeOf(USER_SORT) })
      .from(from)
      .innerJoin(identityUsers, eq(identityUsers.id, users.identityId))
      .where(where)
      .orderBy(...order)
      .limit(rowsOf(page)),
  );
}

/** Every admin, locked: concurrent changes of roles run one after the other. */
export function lockAdmins(db: Executor): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('update');
}

/** One account as the list shows it, locked with what the identity provider holds of it. */
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
