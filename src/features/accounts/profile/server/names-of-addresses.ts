import type { Executor } from '#db/executor.ts';
import { findUsersByEmails } from '../../server/queries.ts';
import { shownName } from '../../shown-name.ts';

/** The names of people by their address; an address without a name is left out. */
export async function readNamesOfAddresses(
  { db }: { db: Executor },
  emails: readonly string[],
): Promise<Map<string, string>> {
  const found = await findUsersByEmails(db, [...new Set(emails)]);
  return new Map(
    found.flatMap((user) => {
      const name = shownName(user);
      return name ? [[user.email, name] as const] : [];
    }),
  );
}
