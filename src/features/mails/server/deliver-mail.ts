import type { Context } from '#platform/context.ts';
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
      ...renderMail(mail.content),
    });
  } catch (error) {
    await markFailed(context.db, mail.id, error instanceof Error ? error.message : String(error));
    throw error;
  }
  await markSent(context.db, mail.id, context.clock.now());
}
