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
  | 'admin'
  | 'secondAdmin';

export type PersonaRole = 'visitor' | 'applicant' | 'member' | 'admin';

export type Persona = {
  key: PersonaKey;
  /** Empty for the visitor, who has no account. */
  email: string;
  name: string;
  role: PersonaRole;
};

/** The demonstration's people, in the order in which pages list them. */
export const PERSONAS: readonly Persona[] = [
  { key: 'visitor', email: '', name: 'A visitor', role: 'visitor' },
  { key: 'applicant', email: 'nora@example.com', name: 'Nora', role: 'applicant' },
  { key: 'onTime', email: 'elena@example.com', name: 'Elena', role: 'member' },
  { key: 'inArrears', email: 'marcos@example.com', name: 'Marcos', role: 'member' },
  { key: 'justWon', email: 'lucia@example.com', name: 'Lucia', role: 'member' },
  { key: 'buying', email: 'daniel@example.com', name: 'Daniel', role: 'member' },
  { key: 'left', email: 'grace@example.com', name: 'Grace', role: 'member' },
  { key: 'admin', email: 'admin@example.com', name: 'First admin', role: 'admin' },
  { key: 'secondAdmin', email: 'second-admin@example.com', name: 'Second admin', role: 'admin' },
];
