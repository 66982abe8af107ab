import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';

const deskCall = defineCalls({ tag: 'Admin', access: 'admin' });
const cents = z.number().int();

/** One thing that waits, and what to do about it. */
export const wait = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  deadline: z.iso.datetime().nullable(),
  who: z.string(),
  /** The page of the person it is about. */
  personHref: z.string().nullable(),
  sentence: z.string(),
  cents: cents.nullable(),
  action: z.object({
    label: z.string(),
    href: z.string().nullable(),
    /** The address is not one of our pages. */
    isOutside: z.boolean(),
    /** What a button does about it; it has no address then. */
    does: z.enum(['resend-mail', 'rerun-job']).nullable(),
  }),
});
export type WaitView = z.output<typeof wait>;

const waitingKind = z.object({
  name: z.string(),
  title: z.string(),
  whom: z.string(),
  list: z.string(),
  count: z.number().int(),
  /** Counting stops at a thousand. */
  isCountedUp: z.boolean(),
  waits: z.array(wait),
});
export type WaitingKindView = z.output<typeof waitingKind>;

export const readTodayCall = deskCall({
  method: 'GET',
  path: '/api/admin/today',
  roles: STAFF_ROLES,
  summary: 'What waits for the caller’s role, the longest waiting first; a few of each kind',
  query: z.object({
    kind: z.string().max(50).optional().describe('Only this kind, and more of it'),
  }),
  response: z.object({
    /** By the server's clock. */
    now: z.iso.datetime(),
    kinds: z.array(waitingKind),
    hasFigures: z.boolean(),
  }),
});

export const rerunJobCall = deskCall({
  method: 'POST',
  path: '/api/admin/jobs/:id/rerun',
  summary: 'Run a job again that was given up',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({}),
  response: z.object({ ok: z.literal(true) }),
  errors: ['JOB_NOT_FOUND'],
});

export const readCountsCall = deskCall({
  method: 'GET',
  path: '/api/admin/today/counts',
  roles: STAFF_ROLES,
  summary: 'How much waits on each page of the desk, for the menu',
  response: z.object({
    /** The page's path → how many. */
    counts: z.record(z.string(), z.number().int()),
  }),
});

export const readFiguresCall = deskCall({
  method: 'GET',
  path: '/api/admin/today/figures',
  roles: ['treasurer'],
  summary:
    'The cooperative’s money: cash, fund, reserve, coverage by group, arrears, what is due next',
  response: z.object({
    cashCents: cents,
    fundCents: cents,
    reserveCents: cents,
    lateSeats: z.number().int(),
    nextDue: z.object({ on: z.iso.date(), seats: z.number().int(), cents }).nullable(),
    groups: z.array(
      z.object({
        groupId: z.uuid(),
        groupName: z.string(),
        /** Null when the group owes nothing. */
        coverage: z.number().nullable(),
        isCovered: z.boolean(),
        lateSeats: z.number().int(),
        lateCents: cents,
      }),
    ),
    hasMoreGroups: z.boolean(),
  }),
});
