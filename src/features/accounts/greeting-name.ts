/** The name in a greeting; empty when the person has none. */
export const greetingName = (person: {
  firstName: string | null;
  displayName: string | null;
}): string => person.firstName ?? person.displayName ?? '';
