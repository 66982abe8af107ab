import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { settingsErrors } from '../errors.ts';
import { DELETION_DAYS, type DeletionRefusal } from '../rules.ts';
import { readRefusal } from './deletion-refusal.ts';
import { deletionAskedMail } from './mails.ts';
import { readOwnUser } from './own-user.ts';
import { findDeletion, insertDeletion, removeDeletion } from './queries.ts';

const REFUSALS: Record<DeletionRefusal, () => Error> = {
  member: () => settingsErrors.DELETION_REFUSED_MEMBER(),
  deposit: () => settingsErrors.DELETION_REFUSED_DEPOSIT(),
  admin: () => settingsErrors.DELETION_REFUSED_ADMIN(),
};

/** Records that the person wants their account deleted; repeated, the first date stays. */
export function requestDeletion(context: Context, session: Session): Promise<Date> {
  return inTransaction(context, async (tx) => {
    const user = await readOwnUser(tx, session);
    const refusal = await readRefusal(tx, user);
    if (refusal) throw REFUSALS[refusal]();
    const requestedAt = tx.clock.now();
    const dueAt = daysLater(requestedAt, DELETION_DAYS);
    const isNew = await insertDeletion(tx.db, { userId: user.id, requestedAt, dueAt });
    if (!isNew) return (await findDeletion(tx.db, user.id))?.dueAt ?? dueAt;
    await recordAudit(tx, {
      actor: session,
      action: 'user.deletion-asked',
      subject: { type: 'user', id: user.id, label: user.email },
      after: { dueAt: dueAt.toISOString() },
    });
    await queueMail(tx, {
      to: user.email,
      dedupeKey: `account-deletion:${user.id}:asked:${requestedAt.getTime()}`,
      content: deletionAskedMail(user.mailLocale, {
        name: user.firstName ?? '',
        dueAt,
        siteUrl: tx.config.publicUrl,
      }),
    });
    return dueAt;
  });
}

export function withdrawDeletion(context: Context, session: Session): Promise<void> {
  return inTransaction(context, async (tx) => {
    if (!(await removeDeletion(tx.db, session.userId))) return;
    await recordAudit(tx, {
      actor: session,
      action: 'user.deletion-withdrawn',
      subject: { type: 'user', id: session.userId, label: session.email },
    });
  });
}
