import { z } from 'zod';
import { defineCall } from '#shared/call.ts';
import { pageOf, pageParameters, searchText } from '#shared/paging.ts';
import { ROLES } from './rules.ts';

const TAG = 'Admin: users';
const role = z.enum(ROLES);

export const userSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  displayName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role,
  createdAt: z.iso.datetime(),
  lastSyncedAt: z.iso.datetime(),
});
export type UserSummary = z.output<typeof userSummary>;

const userFilter = { search: searchText, role: role.optional() };
export type UserFilter = { search?: string | undefined; role?: UserSummary['role'] | undefined };

export const listUsersCall = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, newest first; page by page',
  tag: TAG,
  access: 'admin',
  query: z.object({ ...userFilter, ...pageParameters }),
  response: pageOf(userSummary),
});

export const exportUsersCall = defineCall({
  method: 'GET',
  path: '/api/admin/users.csv',
  summary: 'The accounts that match, as a CSV file',
  tag: TAG,
  access: 'admin',
  query: z.object(userFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const changeRoleCall = defineCall({
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  summary: 'Make somebody an admin, or an admin a member',
  tag: TAG,
  access: 'admin',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ role }),
  response: userSummary,
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN', 'EMAIL_NOT_PROVEN'],
});
