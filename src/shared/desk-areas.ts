import type { Role } from './staff-roles.ts';

/** What a part of the staff's desk is about. */
export const DESK_AREAS = ['people', 'papers', 'money', 'groups', 'content', 'system'] as const;
export type DeskArea = (typeof DESK_AREAS)[number];

const AREAS_OF: Readonly<Record<Role, readonly DeskArea[]>> = {
  admin: DESK_AREAS,
  treasurer: ['people', 'money', 'groups'],
  reviewer: ['people', 'papers'],
  support: ['people'],
  editor: ['content'],
  member: [],
};

/** The parts of the desk that a role may read; none for a role that is not of the staff. */
export function sectionsFor(role: Role): ReadonlySet<DeskArea> {
  return new Set(AREAS_OF[role]);
}
