import type { Role } from '#shared/staff-roles.ts';

/** The roles as the Team page names them. */
export const ROLE_LABELS: Record<Role, string> = {
  member: 'Member',
  admin: 'Admin',
  treasurer: 'Treasurer',
  reviewer: 'Reviewer',
  support: 'Support',
  editor: 'Editor',
};

/** What a role is given, as the question before it says. */
export const ROLE_MEANS: Record<Exclude<Role, 'member'>, string> = {
  admin: 'They will see and decide everything here. Sure?',
  treasurer: 'They will see and decide about money. Sure?',
  reviewer: 'They will see and decide about applications and their papers. Sure?',
  support: 'They will see people, contacts and mails, and write notes. Sure?',
  editor: 'They will write articles and events. Sure?',
};
