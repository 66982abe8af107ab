/** How the staff names a person: by their name, else by their address. */
export const fullName = (person: {
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string;
}): string =>
  person.displayName ||
  [person.firstName, person.lastName].filter(Boolean).join(' ') ||
  person.email;
