import type { Role } from '#shared/staff-roles.ts';
import type { Locale } from '#shared/text/locale.ts';

/**
 * The people that a visitor of the sandbox can sign in as; the demonstration's history creates
 * exactly these.
 */
export type PersonaKey =
  | 'visitor'
  | 'applicant'
  | 'onTime'
  | 'inArrears'
  | 'justWon'
  | 'buying'
  | 'left'
  | 'brazilian'
  | 'admin'
  | 'secondAdmin'
  | 'reviewer'
  | 'treasurer';

export type PersonaRole = 'visitor' | 'applicant' | Extract<Role, 'member' | 'admin'> | Desk;
type Desk = Extract<Role, 'reviewer' | 'treasurer'>;

export type Persona = {
  key: PersonaKey;
  /** Empty for the visitor, who has no account. */
  email: string;
  firstName: string;
  lastName: string;
  role: PersonaRole;
  /** The language in which the product writes to them. */
  locale?: Locale;
};

/** The demonstration's people, in the order in which pages list them. */
export const PERSONAS: readonly Persona[] = [
  of('visitor', '', 'A visitor', '', 'visitor'),
  of('applicant', 'nora@example.com', 'Nora', 'Bagley', 'applicant'),
  of('onTime', 'elena@example.com', 'Elena', 'Morales', 'member'),
  of('inArrears', 'marcos@example.com', 'Marcos', 'Rivera', 'member'),
  of('justWon', 'lucia@example.com', 'Lucia', 'Herrera', 'member'),
  of('buying', 'daniel@example.com', 'Daniel', 'Sorensen', 'member'),
  of('left', 'grace@example.com', 'Grace', 'Finau', 'member'),
  { ...of('brazilian', 'camila@example.com', 'Camila', 'Siqueira', 'member'), locale: 'pt-BR' },
  of('admin', 'admin@example.com', 'Ruth', 'Anderson', 'admin'),
  of('secondAdmin', 'second-admin@example.com', 'Oscar', 'Delgado', 'admin'),
  of('reviewer', 'reviewer@example.com', 'Priya', 'Desai', 'reviewer'),
  of('treasurer', 'treasurer@example.com', 'Thomas', 'Barlow', 'treasurer'),
];

/** The password of every persona, shown where the demonstration runs. */
export const PERSONA_PASSWORD = 'Casa-Circle-walkthrough';

/** Those who work at the desk, and therefore have a second factor. */
export const isAtDesk = ({ role }: Persona): boolean =>
  role === 'admin' || role === 'reviewer' || role === 'treasurer';

function of(
  key: PersonaKey,
  email: string,
  firstName: string,
  lastName: string,
  role: PersonaRole,
): Persona {
  return { key, email, firstName, lastName, role };
}
