import { describe, expect, it } from 'vitest';
import { DESK_AREAS, type DeskArea, sectionsFor } from './desk-areas.ts';
import type { Role } from './staff-roles.ts';

describe('the parts of the desk', () => {
  it.each<[Role, DeskArea[]]>([
    ['admin', [...DESK_AREAS]],
    ['treasurer', ['people', 'money', 'groups']],
    ['reviewer', ['people', 'papers']],
    ['support', ['people']],
    ['editor', ['content']],
    ['member', []],
  ])('a %s reads %j', (role, areas) => {
    expect([...sectionsFor(role)]).toEqual(areas);
  });
});
