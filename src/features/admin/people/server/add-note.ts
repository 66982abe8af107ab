import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { PersonRef } from '#platform/desk/waiting.ts';
import type { Session } from '#platform/routes.ts';
import { insertNote } from '../../server/queries.ts';
import { findPerson } from './find-person.ts';

/** Notes something about a person: about their account, if they have one. */
export function addNote(
  context: Context,
  actor: Session,
  { ref, note }: { ref: PersonRef; note: string },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const { head } = await findPerson(tx, ref);
    const { userId, email } = head;
    await insertNote(tx.db, {
      id: tx.randomness.id(),
      userId,
      applicationId: userId ? null : head.applicationId,
      note,
      authorId: actor.userId,
      authorEmail: actor.email,
      createdAt: tx.clock.now(),
    });
    // The log says that somebody noted something; what it was goes with the person's record.
    await recordAudit(tx, {
      actor,
      action: 'person.noted',
      subject: userId
        ? { type: 'user', id: userId, label: email }
        : { type: 'application', id: head.applicationId ?? '', label: email },
    });
  });
}
