import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import { STAFF_ROLES } from '#shared/staff-roles.ts';
import { MAX_SEARCH_LENGTH, SEARCH_KINDS } from './rules.ts';

export const searchResult = z.object({
  /** Unique among all results. */
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The page that shows it. */
  href: z.string(),
});

export const searchAnythingCall = defineCall({
  tag: 'Admin',
  access: 'admin',
  method: 'GET',
  path: '/api/admin/search',
  roles: STAFF_ROLES,
  summary: 'People, seats, money and articles that match, of the kinds that the role may read',
  query: z.object({ q: z.string().trim().max(MAX_SEARCH_LENGTH) }),
  response: z.array(z.object({ kind: z.enum(SEARCH_KINDS), items: z.array(searchResult) })),
});
