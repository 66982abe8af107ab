import type { TransactionContext } from '#platform/context.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import { kindOfKey } from '../catalogue.ts';
import type { MailContent } from '../mail-content.ts';
import { sendMailJob } from './jobs.ts';
import { insertMail, insertMails } from './queries.ts';

/**
 * Queues a mail in the transaction that causes it. Idempotent by `dedupeKey`; returns whether this
 * call queued it.
 */
export async function queueMail(
  { db, jobs, clock, randomness, log }: TransactionContext,
  mail: { to: string; dedupeKey: string; content: MailContent },
): Promise<boolean> {
  checkKind(log, mail);
  const id = randomness.id();
  const isNew = await insertMail(db, {
    id,
    dedupeKey: mail.dedupeKey,
    recipient: normaliseEmail(mail.to),
    content: mail.content,
    createdAt: clock.now(),
  });
  if (isNew) await jobs.enqueue(sendMailJob, { mailId: id });
  return isNew;
}

/** The same for many mails, with two statements in total. */
export async function queueMails(
  { db, jobs, clock, randomness, log }: TransactionContext,
  mails: readonly { to: string; dedupeKey: string; content: MailContent }[],
): Promise<void> {
  for (const mail of mails) checkKind(log, mail);
  const createdAt = clock.now();
  const added = await insertMails(
    db,
    mails.map(({ to, dedupeKey, content }) => ({
      id: randomness.id(),
      dedupeKey,
      recipient: normaliseEmail(to),
      content,
      createdAt,
    })),
  );
  await jobs.enqueueMany(
    sendMailJob,
    added.map((mailId) => ({ mailId })),
  );
}

/** A mail that is missing in the catalogue is still sent; the logged error makes tests fail. */
function checkKind(log: TransactionContext['log'], { dedupeKey }: { dedupeKey: string }): void {
  if (!kindOfKey(dedupeKey))
    log.error({ dedupeKey }, 'a queued mail is missing in the catalogue of mails');
}
