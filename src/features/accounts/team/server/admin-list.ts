import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { UserRow } from '../../server/queries.ts';
import type { UserFilter, UserSummary } from '../contract.ts';
import { findUserPage, USER_SORT } from './admin-queries.ts';

type Reader = Pick<Context, 'db'>;
type Moment = 'createdAt' | 'lastSyncedAt' | 'bannedAt';
type Shown = Omit<UserSummary, Moment> &
  Pick<UserRow, 'createdAt' | 'lastSyncedAt'> & { bannedAt: Date | null };

export async function listUsers(
  { db }: Reader,
  filter: UserFilter,
  request: PageRequest,
): Promise<Page<UserSummary>> {
  const rows = await findUserPage(db, filter, request);
  return toPage(USER_SORT, rows, request.limit, toSummary);
}

export function toSummary(user: Shown): UserSummary {
  const { id, email, displayName, firstName, lastName, role, banReason, hasFactor } = user;
  const moments = {
    createdAt: user.createdAt.toISOString(),
    lastSyncedAt: user.lastSyncedAt.toISOString(),
    bannedAt: user.bannedAt?.toISOString() ?? null,
  };
  return { id, email, displayName, firstName, lastName, role, banReason, hasFactor, ...moments };
}

const COLUMNS: CsvColumns<UserSummary> = {
  Created: ({ createdAt }) => createdAt,
  Name: ({ displayName }) => displayName,
  Email: ({ email }) => email,
  Role: ({ role }) => role,
  'Last seen': ({ lastSyncedAt }) => lastSyncedAt,
  Banned: ({ bannedAt }) => bannedAt,
  'Reason of the ban': ({ banReason }) => banReason,
};

export function exportUsers(context: Reader, filter: UserFilter): Promise<Response> {
  return csvResponse('users.csv', COLUMNS, (request) => listUsers(context, filter, request));
}
