import type { z } from 'zod';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import type { Context } from '#platform/context.ts';
import type { searchResult } from '../contract.ts';
import type { SearchQuery } from '../rules.ts';

export type Result = z.output<typeof searchResult>;
export type Search = (context: Context, query: SearchQuery) => Promise<Result[]>;

export const personPage = (userId: string) => `/admin/people/${userId}`;
export const applicantPage = (applicationId: string) =>
  `/admin/people/application/${applicationId}`;

/** Names people by their ids: the name, else the address. */
export async function readNames(
  context: Context,
  userIds: readonly (string | null)[],
): Promise<(userId: string | null) => string> {
  const ids = userIds.filter((id) => id !== null);
  const users = ids.length > 0 ? await readUsers(context, ids) : new Map();
  return (userId) => {
    const user = users.get(userId);
    return user?.displayName ?? user?.email ?? 'Somebody';
  };
}
