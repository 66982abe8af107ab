import { z } from 'zod';
import { INCOME_STATUSES } from '#features/applications/rules.ts';
import { defineCalls } from '#shared/api/call.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { groupView } from './contract.ts';
import { GROUP_STATUSES, MAX_GROUP_NUMBER } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin: groups', access: 'admin' });
const id = z.object({ id: z.uuid() });

/** A place in a group and its holder; the holder is null once the application was deleted. */
export const groupMember = z.object({
  placeId: z.uuid(),
  takenAt: z.iso.datetime(),
  depositId: z.uuid(),
  applicationId: z.uuid().nullable(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  /** The state of the income check; null once the application was deleted. */
  incomeStatus: z.enum(INCOME_STATUSES).nullable(),
  /** Until when the income has to be approved, once the group is full. */
  approvalDueAt: z.iso.datetime().nullable(),
});
export type GroupMember = z.output<typeof groupMember>;

export const listGroupsCall = adminCall({
  method: 'GET',
  path: '/api/admin/groups',
  roles: ['treasurer', 'reviewer', 'support'],
  summary: 'The groups, those forming first, then the newest; page by page',
  query: z.object({ status: z.enum(GROUP_STATUSES).optional(), ...pageParameters }),
  response: pageOf(groupView),
});

export const listFormedNamesCall = adminCall({
  method: 'GET',
  path: '/api/admin/groups/names',
  roles: ['treasurer'],
  summary:
    'The newest groups that have formed, by plan, to choose one of them; or those with a number, or one',
  query: z.object({
    number: z.coerce.number().int().min(1).max(MAX_GROUP_NUMBER).optional(),
    /** Taken from a page's address, so it may be anything. */
    id: z.string().max(100).optional(),
  }),
  response: z.object({
    groups: z.array(groupView.pick({ id: true, name: true })),
    /** Whether there are older ones. */
    isMore: z.boolean(),
  }),
});

export const listMembersCall = adminCall({
  method: 'GET',
  path: '/api/admin/groups/:id/members',
  roles: ['treasurer', 'reviewer', 'support'],
  summary: 'The places of a group in the order they were taken',
  params: id,
  response: z.array(groupMember),
  errors: ['GROUP_NOT_FOUND'],
});

export const extendGroupCall = adminCall({
  method: 'POST',
  path: '/api/admin/groups/:id/extend',
  summary: 'Extend the formation window by 30 days, once',
  params: id,
  response: z.object({ targetCompletionDate: z.iso.datetime() }),
  errors: [
    'GROUP_NOT_FOUND',
    'GROUP_NOT_FORMING',
    'GROUP_FULL',
    'GROUP_ALREADY_EXTENDED',
    'GROUP_WINDOW_OVER',
  ],
});

export const cancelGroupCall = adminCall({
  method: 'POST',
  path: '/api/admin/groups/:id/cancel',
  needsFreshSignIn: true,
  summary: 'Cancel a forming group; every deposit of it is refunded',
  params: id,
  body: z.strictObject({
    /** The group's name, typed by the admin, so that nobody cancels the wrong group by mistake. */
    confirmation: z.string().trim().max(200),
  }),
  response: z.object({ refunds: z.number().int() }),
  errors: ['GROUP_NOT_FOUND', 'GROUP_NOT_FORMING', 'WRONG_GROUP_NAME'],
});
