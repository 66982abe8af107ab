import type { TransactionContext } from '#platform/context.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import { kindOfKey } from '../catalogue.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';
import { sendMailJob } from './jobs.ts';
import { writeInTheirLanguage } from './mail-locales.ts';
import { insertMails } from './queries.ts';

/** A function as content is called with the language that the recipient's account names. */
type Mail = { to: string; dedupeKey: string; content: MailContent | WriteMail };

/**
 * Queues a mail in the transaction that causes it. Idempotent by `dedupeKey`; returns whether this
 * call queued it.
 */
export async function queueMail(tx: TransactionContext, mail: Mail): Promise<boolean> {
  return (await queueMails(tx, [mail])) === 1;
}

/** The same for many mails, with three statements in total; returns how many were queued. */
export async function queueMails(
  { db, jobs, clock, randomness, log }: TransactionContext,
  mails: readonly Mail[],
): Promise<number> {
  if (mails.length === 0) return 0;
  for (const mail of mails) checkKind(log, mail);
  const createdAt = clock.now();
  const written = await writeInTheirLanguage({ db }, mails);
  const added = await insertMails(
    db,
    written.map(({ to, dedupeKey, content }) => ({
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
  return added.length;
}

/** A mail that is missing in the catalogue is still sent; the logged error makes tests fail. */
function checkKind(log: TransactionContext['log'], { dedupeKey }: { dedupeKey: string }): void {
  if (!kindOfKey(dedupeKey))
    log.error({ dedupeKey }, 'a queued mail is missing in the catalogue of mails');
}
