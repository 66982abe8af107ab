import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';
import { searchedDay } from '#shared/api/fields.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { AUDIT_SUBJECTS } from './rules.ts';

const adminCall = defineCalls({ tag: 'Admin', access: 'admin' });
const facts = z.record(z.string(), z.unknown()).nullable();

/** What an admin did, as the log shows it. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorEmail: z.string(),
  action: z.string(),
  subjectType: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  subjectLabel: z.string(),
  before: facts,
  after: facts,
});
export type AuditEntryView = z.output<typeof auditEntry>;

const auditFilter = {
  actorId: z.string().max(100).optional(),
  subjectId: z.string().max(300).optional(),
  subjectType: z.enum(AUDIT_SUBJECTS).optional(),
  /** Such as 'document.opened'. */
  action: z.string().max(100).optional(),
  /** The first and the last day, where the cooperative is. */
  from: searchedDay().optional(),
  to: searchedDay().optional(),
};

export const listAuditCall = adminCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What admins did, newest first; page by page',
  query: z.object({ ...auditFilter, ...pageParameters }),
  response: pageOf(auditEntry),
});

export const listActorsCall = adminCall({
  method: 'GET',
  path: '/api/admin/audit/actors',
  summary: 'Everybody who appears in the audit log',
  response: z.array(z.object({ id: z.string(), email: z.string() })),
});

export const exportAuditCall = adminCall({
  method: 'GET',
  path: '/api/admin/audit.csv',
  needsFreshSignIn: true,
  summary: 'The audit log as a CSV file',
  query: z.object(auditFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});
