import type { Executor } from '#db/executor.ts';
import type { TransactionContext } from '#platform/context.ts';
import { deleteContact, findContact, findObjections } from './queries.ts';

/** What marketing stores about an address: a contact, an objection, or neither. */
export async function readContact({ db }: { db: Executor }, email: string) {
  const contact = await findContact(db, email);
  const objectors = await findObjections(db, [email]);
  return { contact: contact ?? null, hasObjected: objectors.has(email) };
}

/** Deletes the contact of somebody who leaves. */
export function removeContact({ db }: Pick<TransactionContext, 'db'>, email: string) {
  return deleteContact(db, email);
}
