/** What a member of the staff may be besides admin, who may do everything. */
export const STAFF_ROLES = ['treasurer', 'reviewer', 'support', 'editor'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export type Role = 'member' | 'admin' | StaffRole;

export const ROLES = ['member', 'admin', ...STAFF_ROLES] as const satisfies readonly Role[];

/** Everybody who opens the staff's pages: they have a second factor and short sessions. */
export function isStaff(role: Role): boolean {
  return role !== 'member';
}

/** Whether a role may do what admins and these roles may do. */
export function isAllowed(role: Role, roles: readonly StaffRole[] = []): boolean {
  return role === 'admin' || roles.some((allowed) => allowed === role);
}
