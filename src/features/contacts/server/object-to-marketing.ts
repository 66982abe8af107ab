import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { contactErrors } from '../errors.ts';
import { deleteContact, deleteObjection, findObjections, insertObjection } from './queries.ts';

/**
 * Records an objection to marketing: the contact is deleted now and not stored again. Idempotent.
 */
export function recordObjection(context: Context, actor: Session, email: string) {
  return inTransaction(context, async (tx) => {
    const { recordedAt, isNew } = await insertObjection(tx.db, {
      id: tx.randomness.id(),
      email,
      recordedAt: tx.clock.now(),
    });
    const hasRemovedContact = await deleteContact(tx.db, email);
    if (isNew || hasRemovedContact) {
      await audit(tx, actor, 'contact.objected', email, { hasRemovedContact });
    }
    return { email, recordedAt: recordedAt.toISOString(), hasRemovedContact };
  });
}

/** Withdraws an objection; the deleted contact is not restored. */
export function withdrawObjection(context: Context, actor: Session, given: string) {
  const email = normaliseEmail(given);
  return inTransaction(context, async (tx) => {
    if (!(await deleteObjection(tx.db, email))) throw contactErrors.OBJECTION_NOT_FOUND();
    await audit(tx, actor, 'contact.objection-withdrawn', email);
    return { email };
  });
}

/** Which of these addresses want no marketing. */
export function readObjectors(
  { db }: Pick<Context, 'db'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  return findObjections(db, emails);
}

function audit(
  tx: TransactionContext,
  actor: Session,
  action: `contact.${string}`,
  email: string,
  after: Record<string, unknown> | null = null,
): Promise<void> {
  const subject = { type: 'contact', id: email, label: email } as const;
  return recordAudit(tx, { actor, action, subject, after });
}
