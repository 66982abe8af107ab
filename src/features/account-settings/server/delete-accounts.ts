import { recordAudit } from '#features/audit/server/record-audit.ts';
import { removeContact } from '#features/contacts/server/read-contact.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { readRefusal } from './deletion-refusal.ts';
import { deletedMail, deletionStoppedMail } from './mails.ts';
import { readOwnUser } from './own-user.ts';
import { findDueDeletions, removeDeletion } from './queries.ts';
import { removeApplication } from './remove-application.ts';

const BATCH = 100;

/** Deletes the accounts whose owners requested it and whose waiting period is over. Idempotent. */
export async function deleteDueAccounts(context: Context): Promise<void> {
  for (;;) {
    const due = await findDueDeletions(context.db, context.clock.now(), BATCH);
    for (const userId of due) await inTransaction(context, (tx) => deleteOne(context, tx, userId));
    if (due.length < BATCH) return;
  }
}

async function deleteOne(context: Context, tx: TransactionContext, userId: string): Promise<void> {
  // Withdrawn meanwhile, or done by another process.
  if (!(await removeDeletion(tx.db, userId))) return;
  const user = await readOwnUser(tx, { userId }).catch(() => undefined);
  if (!user) return;
  const name = user.firstName ?? '';
  const about = `account-deletion:${userId}`;
  if (await readRefusal(tx, user)) {
    await queueMail(tx, {
      to: user.email,
      dedupeKey: `${about}:stopped:${tx.clock.now().getTime()}`,
      content: deletionStoppedMail(user.mailLocale, { name, siteUrl: tx.config.publicUrl }),
    });
    return;
  }
  await removeApplication(tx, user.email);
  await removeContact(tx, user.email);
  await context.identity.directory.deleteUsers(tx.db, [user.identityId]);
  await recordAudit(tx, {
    actor: { userId, email: user.email },
    action: 'user.deleted',
    subject: { type: 'user', id: userId, label: user.email },
    before: { role: user.role, createdAt: user.createdAt.toISOString() },
  });
  await queueMail(tx, {
    to: user.email,
    dedupeKey: `${about}:done`,
    content: deletedMail(user.mailLocale, { name }),
  });
}
