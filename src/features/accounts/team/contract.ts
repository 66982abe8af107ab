import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { emailAddress, requiredLine } from '#shared/api/fields.ts';
import { pageOf, pageParameters, searchText } from '#shared/api/paging.ts';
import { ROLES } from '#shared/staff-roles.ts';
import { MAX_BAN_REASON_LENGTH } from '../rules.ts';

const adminCall = defineCalls({ tag: 'Admin: users', access: 'admin' });
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
  bannedAt: z.iso.datetime().nullable(),
  banReason: z.string().nullable(),
  hasFactor: z.boolean(),
});
export type UserSummary = z.output<typeof userSummary>;

const userFilter = {
  search: searchText,
  role: role.optional(),
  /** Only people with a role of the staff. */
  staff: z.literal('yes').optional(),
  /** Only banned people. */
  banned: z.literal('yes').optional(),
};
export type UserFilter = {
  search?: string | undefined;
  role?: UserSummary['role'] | undefined;
  staff?: 'yes' | undefined;
  banned?: 'yes' | undefined;
};

export const listUsersCall = adminCall({
  method: 'GET',
  path: '/api/admin/users',
  roles: ['support'],
  summary: 'Accounts, newest first; page by page',
  query: z.object({ ...userFilter, ...pageParameters }),
  response: pageOf(userSummary),
});

export const exportUsersCall = adminCall({
  method: 'GET',
  path: '/api/admin/users.csv',
  needsFreshSignIn: true,
  summary: 'The accounts that match, as a CSV file',
  query: z.object(userFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});

export const changeRoleCall = adminCall({
  method: 'PATCH',
  path: '/api/admin/users/:id/role',
  needsFreshSignIn: true,
  summary: 'Give somebody a role of the staff, or make them a member',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ role }),
  response: userSummary,
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN', 'EMAIL_NOT_PROVEN', 'USER_BANNED'],
});

export const endSessionsCall = adminCall({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  needsFreshSignIn: true,
  summary: 'Sign somebody out everywhere, without a ban',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  response: z.object({ ok: z.literal(true) }),
  errors: ['USER_NOT_FOUND'],
});

export const resetFactorCall = adminCall({
  method: 'POST',
  path: '/api/admin/users/:id/reset-factor',
  needsFreshSignIn: true,
  summary: 'Remove the second factor of somebody who lost it; their sessions end',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  response: z.object({ ok: z.literal(true) }),
  errors: ['USER_NOT_FOUND', 'FACTOR_OF_ONESELF', 'FACTOR_NOT_SET'],
});

export const banUserCall = adminCall({
  method: 'PUT',
  path: '/api/admin/users/:id/ban',
  needsFreshSignIn: true,
  summary: 'Ban somebody: their sessions end at once, and none begins',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ reason: requiredLine('Please give a reason.', MAX_BAN_REASON_LENGTH) }),
  response: userSummary,
  errors: ['USER_NOT_FOUND', 'LAST_ADMIN', 'BAN_OF_ONESELF'],
});

export const liftAddressBanCall = adminCall({
  method: 'POST',
  path: '/api/admin/bans/lift',
  needsFreshSignIn: true,
  summary: 'Lift the ban of an address, also when its account was deleted',
  body: z.strictObject({
    email: emailAddress(),
  }),
  response: z.object({ email: z.string() }),
  errors: ['ADDRESS_NOT_BANNED'],
});

export const liftBanCall = adminCall({
  method: 'DELETE',
  path: '/api/admin/users/:id/ban',
  needsFreshSignIn: true,
  summary: 'Let a banned person sign in again, as a member',
  params: z.object({ id: z.uuid() }),
  response: userSummary,
  errors: ['USER_NOT_FOUND'],
});
