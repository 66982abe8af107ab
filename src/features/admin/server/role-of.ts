import type { Session } from '#platform/routes.ts';
import type { Role } from '#shared/staff-roles.ts';

/** The role in which somebody opens the desk. */
export const roleOf = ({ isAdmin, staffRole }: Pick<Session, 'isAdmin' | 'staffRole'>): Role =>
  isAdmin ? 'admin' : (staffRole ?? 'member');
