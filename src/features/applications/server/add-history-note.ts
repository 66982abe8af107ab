import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { applicationErrors } from '../errors.ts';
import { toNoteView } from './admin-details.ts';
import { insertNote } from './admin-queries.ts';
import { selectByEmail } from './queries.ts';

/** Adds a line to the history of an application. Notes are never changed, so none overwrites another. */
export function addHistoryNote(
  context: Context,
  actor: Session,
  { email, note }: { email: string; note: string },
) {
  return inTransaction(context, async (tx) => {
    const application = await selectByEmail(tx.db, email);
    if (!application) throw applicationErrors.APPLICATION_NOT_FOUND();
    const row = {
      id: tx.randomness.id(),
      applicationId: application.id,
      entry: note,
      authorId: actor.userId,
      authorEmail: actor.email,
      createdAt: tx.clock.now(),
    };
    await insertNote(tx.db, row);
    await recordAudit(tx, {
      actor,
      action: 'application.note-added',
      subject: { type: 'application', id: application.id, label: application.email },
      after: { noteId: row.id, length: note.length },
    });
    return toNoteView(row);
  });
}
