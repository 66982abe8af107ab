type Named = { displayName: string | null; firstName: string | null; lastName: string | null };

/** A person's name as they gave it; empty before they did. */
export function shownName({ displayName, firstName, lastName }: Named): string {
  return displayName || [firstName, lastName].filter(Boolean).join(' ');
}
