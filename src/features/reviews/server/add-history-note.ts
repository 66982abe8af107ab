import { applicationErrors } from '#features/applications/errors.ts';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { insertNote } from './queries.ts';
import { toNoteView } from './read-application.ts';

/** Adds a line to the history of an application. Notes are never changed, so none overwrites another. */
export function addHistoryNote(
  context: Context,
  actor: Session,
  { email, note }: { email: string; note: string },
) {
  return inTransaction(context, async (tx) => {
    const application = await readApplicationByEmail(tx, email);
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
