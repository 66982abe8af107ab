import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { pageParameters } from '#shared/api/paging.ts';
import { BULK_TYPES, MAX_BULK_IDS } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin', access: 'admin' });
const bulkType = z.enum(BULK_TYPES, {
  error: 'The type must be applications, users, deposits or waitlist',
});

export const bulkDeleteCall = adminCall({
  method: 'POST',
  path: '/api/admin/bulk-delete',
  needsFreshSignIn: true,
  summary: 'Delete several records; those that are not there are skipped',
  body: z.strictObject({
    type: bulkType,
    /** E-mail addresses for applications, ids for the others. */
    ids: z.array(z.string().trim().min(1).max(254)).min(1).max(MAX_BULK_IDS),
  }),
  response: z.object({
    deletedCount: z.number().int(),
    /** What was requested and not deleted, with the reason. */
    kept: z.array(z.object({ id: z.string(), reason: z.string() })),
  }),
});

export const selectForBulkCall = adminCall({
  method: 'GET',
  path: '/api/admin/bulk-selection',
  summary: 'The ids a search matches, as `bulk-delete` takes them; page by page',
  query: z.object({
    type: bulkType,
    search: z.string().trim().max(200).optional(),
    cursor: pageParameters.cursor,
  }),
  response: z.object({ ids: z.array(z.string()), nextCursor: z.string().nullable() }),
});

export const OVERVIEW_DAYS = [30, 90, 365] as const;

/** The figures of the overview. Each can be followed to the list it counts. */
export const overview = z.object({
  /** The first day counted, in the cooperative's time zone. */
  from: z.iso.date(),
  days: z.array(z.object({ day: z.iso.date(), applications: z.number().int() })),
  funnel: z.object({
    visits: z.number().int(),
    applications: z.number().int(),
    deposits: z.number().int(),
    approved: z.number().int(),
  }),
  sources: z.array(
    z.object({
      label: z.string(),
      /** The prefix of such sources; null for the remaining ones. */
      prefix: z.string().nullable(),
      applications: z.number().int(),
    }),
  ),
  groups: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      members: z.number().int(),
      /** Those whose income is approved. */
      confirmed: z.number().int(),
      capacity: z.number().int(),
      /** Null once the group was full: its window no longer ends it. */
      daysRemaining: z.number().int().nullable(),
    }),
  ),
  /** Applications whose papers wait for a decision, whenever they came. */
  waitingForReview: z.number().int(),
});
export type Overview = z.output<typeof overview>;

export const readOverviewCall = adminCall({
  method: 'GET',
  path: '/api/admin/overview',
  roles: ['treasurer', 'reviewer'],
  summary: 'Applications by day, the way to a deposit, sources and groups',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.union(OVERVIEW_DAYS.map((days) => z.literal(days))))
      .default(90),
  }),
  response: overview,
});
