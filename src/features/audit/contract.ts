import { z } from 'zod';
import { defineCall } from '#shared/api/call.ts';
import { pageOf, pageParameters } from '#shared/api/paging.ts';
import { AUDIT_SUBJECTS } from './rules.ts';

const TAG = 'Admin';
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
};

export const listAuditCall = defineCall({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What admins did, newest first; page by page',
  tag: TAG,
  access: 'admin',
  query: z.object({ ...auditFilter, ...pageParameters }),
  response: pageOf(auditEntry),
});

export const listActorsCall = defineCall({
  method: 'GET',
  path: '/api/admin/audit/actors',
  summary: 'Everybody who appears in the audit log',
  tag: TAG,
  access: 'admin',
  response: z.array(z.object({ id: z.string(), email: z.string() })),
});

export const exportAuditCall = defineCall({
  method: 'GET',
  path: '/api/admin/audit.csv',
  needsFreshSignIn: true,
  summary: 'The audit log as a CSV file',
  tag: TAG,
  access: 'admin',
  query: z.object(auditFilter),
  response: z.custom<Response>(),
  responseTypes: ['text/csv'],
});
