import { createHash } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import { findMailLocale } from '#features/mails/server/mail-locales.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { IdentityMail } from '#providers/identity/identity-provider.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import { newcomerLocale } from '#shared/text/preferred-locale.ts';
import { resetMail, verificationMail } from '../../server/mails.ts';

const MAILS = {
  verification: { page: 'verifyEmail', write: verificationMail },
  reset: { page: 'resetPassword', write: resetMail },
} as const;

/** Queues an account mail, in the identity provider's transaction if one is open. */
export function queueIdentityMail(
  context: Context,
  mail: IdentityMail,
  db: Executor | undefined,
): Promise<void> {
  if (!db) return inTransaction(context, (tx) => queue(tx, mail));
  return queue({ ...context, db, jobs: context.queue.within(db) }, mail);
}

async function queue(
  tx: TransactionContext,
  { kind, to, name, token, locale: seen }: IdentityMail,
) {
  const { page, write } = MAILS[kind];
  const locale = newcomerLocale(seen, await findMailLocale(tx, to));
  const path = pageAddress(page, locale);
  // A URL fragment is not sent to servers, so the token appears in no log.
  const link = `${tx.config.publicUrl}${path}#token=${encodeURIComponent(token)}`;
  const fingerprint = createHash('sha256').update(token).digest('base64url').slice(0, 22);
  const content = write(locale, { name, link });
  await queueMail(tx, { to, dedupeKey: `${kind}:${fingerprint}`, content });
}
