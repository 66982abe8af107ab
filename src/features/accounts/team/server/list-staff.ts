import type { Executor } from '#db/executor.ts';
import { findByRoles, type UserRow } from '../../server/queries.ts';

export type StaffMember = UserRow;

/** Everybody with one of these roles, by id. */
export function listStaff(
  { db }: { db: Executor },
  roles: readonly string[],
): Promise<StaffMember[]> {
  return findByRoles(db, roles);
}
