import type { Context } from '#platform/context.ts';
import type { MailContent } from '../mail-content.ts';
import { findMail, markFailed, markSent } from './queries.ts';
import { renderMail } from './render-mail.ts';

/**
 * Sends one mail of the outbox through the mail provider; a mail that was sent before is skipped.
 */
export async function deliverMail(context: Context, { mailId }: { mailId: string }): Promise<void> {
  const mail = await findMail(context.db, mailId);
  if (!mail || mail.status === 'sent') return;
  try {
    await context.mail.send({
      messageId: `${mail.id}@${new URL(context.config.publicUrl).hostname}`,
      from: context.config.mailFrom,
      to: mail.recipient,
      attachments: mail.content.attachments ?? [],
      headers: listHeaders(mail.content),
      ...renderMail(mail.content),
    });
  } catch (error) {
    await markFailed(context.db, mail.id, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markSent(context.db, mail.id, context.clock.now());
}

/** Lets mail programs show their own 'Unsubscribe', which needs no page (RFC 2369, RFC 8058). */
function listHeaders({ unsubscribeAtOnce }: MailContent): Record<string, string> {
  if (!unsubscribeAtOnce) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeAtOnce}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
