import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { pageOf } from '#shared/api/paging.ts';
import { SEAT_STATES } from './rules.ts';

const memberCall = defineCalls({ tag: 'Members', access: 'member' });
const adminCall = defineCalls({ tag: 'Admin: groups', access: 'admin', roles: ['treasurer'] });
const cents = z.number().int();

/** The state of a group (rules 17 and 18). */
export const groupHealth = z.object({
  month: z.number().int(),
  assetsCents: cents,
  obligationsCents: cents,
  /** Null when the group owes nothing. */
  coverage: z.number().nullable(),
  isCovered: z.boolean(),
  isAlarming: z.boolean(),
  arrears: z.object({ seats: z.number().int(), cents }),
  fundCents: cents,
  reserveCents: cents,
  cashCents: cents,
  homes: z.number().int(),
  waiting: z.number().int(),
  cancelled: z.number().int(),
  terminated: z.number().int(),
  picksMissed: z.number().int(),
  next: z.array(z.object({ month: z.number().int(), fundCents: cents, homes: z.number().int() })),
});
export type GroupHealth = z.output<typeof groupHealth>;

const circleSeat = z.object({
  seat: z.number().int(),
  state: z.enum(SEAT_STATES),
  /** The month it was selected in, or left; 0 while it waits. */
  month: z.number().int(),
  byBid: z.boolean(),
  /** Also of a seat that left afterwards. */
  wasSelected: z.boolean(),
  /** Only of members who agreed to it. */
  name: z.string().nullable(),
});
export type CircleSeat = z.output<typeof circleSeat>;

const movement = z.object({ kind: z.string(), cents });

/** What a group did in a month. */
export const groupReport = z.object({
  month: z.number().int(),
  calendarMonth: z.string(),
  moneyIn: z.array(movement),
  moneyOut: z.array(movement),
  awards: z.array(z.object({ seat: z.number().int(), kind: z.string() })),
  health: groupHealth,
});
export type GroupReport = z.output<typeof groupReport>;

const groupPage = z.object({
  membershipId: z.uuid(),
  groupId: z.uuid(),
  groupName: z.string(),
  seat: z.number().int(),
  isNameShown: z.boolean(),
  capacity: z.number().int(),
  health: groupHealth,
  circle: z.array(circleSeat),
  reports: z.array(groupReport),
});
export type GroupPage = z.output<typeof groupPage>;

export const readGroupPagesCall = memberCall({
  method: 'GET',
  path: '/api/group-pages',
  summary: 'The groups of one’s own seats: circle, health and monthly reports',
  response: z.array(groupPage),
});

export const showNameCall = memberCall({
  method: 'PUT',
  path: '/api/group-pages/:membershipId/name',
  summary: 'Say whether the group may read one’s name at one’s seat',
  params: z.object({ membershipId: z.uuid() }),
  body: z.strictObject({ isShown: z.boolean() }),
  response: z.object({ isShown: z.boolean() }),
  errors: ['MEMBERSHIP_NOT_FOUND'],
});

const adminHealth = z.object({
  groupId: z.uuid(),
  groupName: z.string(),
  health: groupHealth,
  reports: z.array(z.object({ month: z.number().int(), calendarMonth: z.string() })),
});
export type AdminGroupHealth = z.output<typeof adminHealth>;

export const listGroupHealthCall = adminCall({
  method: 'GET',
  path: '/api/admin/group-health',
  summary: 'How the groups that have formed stand, the oldest first',
  query: z.object({
    /** The last group of the previous page. */
    cursor: z.uuid().optional(),
  }),
  response: pageOf(adminHealth),
});

export const exportGroupBooksCall = adminCall({
  method: 'GET',
  path: '/api/admin/group-health/:groupId/books.csv',
  summary: 'What moved in a group’s accounts in a month, by kind, for the accountant',
  params: z.object({ groupId: z.uuid() }),
  query: z.object({ month: z.coerce.number().int().min(1).max(240) }),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
  errors: ['GROUP_NOT_FOUND'],
});
