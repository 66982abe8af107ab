import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { mailErrors } from '../errors.ts';
import { resendRefusal } from '../rules.ts';
import { kindOf, stateOf } from './list-outbox.ts';
import { findMail, requeueMail } from './queries.ts';
import { announceMails, queueMail } from './queue-mail.ts';

/**
 * Sends a mail again: one that was given up is queued anew, one that was sent is queued a second
 * time, at most once a minute. A mail that retention has deleted cannot be sent again.
 */
export async function resendMail(context: Context, actor: Session, id: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const mail = await findMail(tx.db, id);
    if (!mail) throw mailErrors.MAIL_GONE();
    const kind = kindOf(mail);
    const refusal = resendRefusal({ state: stateOf(mail), kind });
    if (refusal) throw mailErrors[refusal]();
    const now = tx.clock.now();
    const minute = Math.floor(now.getTime() / 60_000);
    const isQueued =
      mail.status === 'failed'
        ? await requeueMail(tx.db, id, now)
        : await queueMail(tx, {
            to: mail.recipient,
            dedupeKey: `${mail.dedupeKey}:again:${minute}`,
            content: mail.content,
          });
    if (!isQueued) return;
    announceMails(tx);
    await recordAudit(tx, {
      actor,
      action: 'mail.resent',
      subject: { type: 'system', id: `mail:${id}`, label: mail.recipient },
      after: { kind },
    });
  });
}
