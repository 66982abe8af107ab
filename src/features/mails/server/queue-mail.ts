import type { TransactionContext } from '#platform/context.ts';
import { runAfterCommit } from '#platform/transaction-end.ts';
import { normaliseEmail } from '#shared/email-address.ts';
import { kindOfKey } from '../catalogue.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';
import { writeInTheirLanguage } from './mail-locales.ts';
import { insertMails } from './queries.ts';

/** How long the identity provider's own transactions may take; otherwise the mail goes a little later. */
const FOREIGN_COMMIT_MS = 200;

/** A function as content is called with the language that the recipient's account names. */
type Mail = { to: string; dedupeKey: string; content: MailContent | WriteMail };

/**
 * Queues a mail in the transaction that causes it. Idempotent by `dedupeKey`; returns whether this
 * call queued it.
 */
export async function queueMail(tx: TransactionContext, mail: Mail): Promise<boolean> {
  return (await queueMails(tx, [mail])) === 1;
}

/** The same for many mails, with two statements in total; returns how many were queued. */
export async function queueMails(
  { db, clock, randomness, log, mailSignal }: TransactionContext,
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
  // In a transaction that is not ours, it is told when that has most likely committed.
  if (added > 0 && !runAfterCommit(db, mailSignal.send)) {
    setTimeout(mailSignal.send, FOREIGN_COMMIT_MS).unref();
  }
  return added;
}

/** A mail that is missing in the catalogue is still sent; the logged error makes tests fail. */
function checkKind(log: TransactionContext['log'], { dedupeKey }: { dedupeKey: string }): void {
  if (!kindOfKey(dedupeKey))
    log.error({ dedupeKey }, 'a queued mail is missing in the catalogue of mails');
}
