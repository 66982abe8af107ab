/** The kinds of record an admin can act on. */
export const AUDIT_SUBJECTS = [
  'application',
  'user',
  'deposit',
  'waitlist',
  'contact',
  'group',
  'article',
  'membership',
  'event',
  'system',
] as const;
export type AuditSubjectType = (typeof AUDIT_SUBJECTS)[number];
