import type { TransactionContext } from '#platform/context.ts';
import { runAfterCommit } from '#platform/transaction-end.ts';
import { normaliseEmail } from '#shared/text/email-address.ts';
import { kindOfKey } from '../catalogue.ts';
import type { MailContent, WriteMail } from '../mail-content.ts';
import { type Recipient, writeInTheirLanguage } from './mail-locales.ts';
import { insertMails, type NewMail } from './queries.ts';

/**
 * How long the identity provider's own transactions may take; otherwise the mail is sent a little
 * later.
 */
const FOREIGN_COMMIT_MS = 200;

/** A function as content is called with the recipient's language. */
type Mail = Recipient & { dedupeKey: string; content: MailContent | WriteMail };

/**
 * Queues a mail in the transaction that causes it. Idempotent by `dedupeKey`; returns whether this
 * call queued it.
 */
export async function queueMail(tx: TransactionContext, mail: Mail): Promise<boolean> {
  return (await queueMails(tx, [mail])) === 1;
}

/** `queueMail` for many mails, with two statements in total; returns how many were queued. */
export async function queueMails(tx: TransactionContext, given: readonly Mail[]): Promise<number> {
  if (given.length === 0) return 0;
  const added = await insertMails(tx.db, await toRows(tx, given));
  if (added > 0) announceMails(tx);
  return added;
}

async function toRows(reach: TransactionContext, given: readonly Mail[]): Promise<NewMail[]> {
  for (const mail of given) checkKind(reach.log, mail);
  const createdAt = reach.clock.now();
  const written = await writeInTheirLanguage(reach, given);
  return written.map(({ to, dedupeKey, content }) => ({
    id: reach.randomness.id(),
    dedupeKey,
    recipient: normaliseEmail(to),
    content,
    createdAt,
  }));
}

/**
 * Wakes the courier when the transaction commits; in a foreign transaction, when it has most likely
 * committed.
 */
export function announceMails({
  db,
  mailSignal,
}: Pick<TransactionContext, 'db' | 'mailSignal'>): void {
  if (!runAfterCommit(db, mailSignal.send)) {
    setTimeout(mailSignal.send, FOREIGN_COMMIT_MS).unref();
  }
}

/** A mail that is missing in the catalogue is still sent; the logged error fails tests. */
function checkKind(log: TransactionContext['log'], { dedupeKey }: { dedupeKey: string }): void {
  if (!kindOfKey(dedupeKey))
    log.error({ dedupeKey }, 'a queued mail is missing in the catalogue of mails');
}
