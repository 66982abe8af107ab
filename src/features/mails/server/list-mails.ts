import type { Executor } from '#db/executor.ts';
import { findMailsTo } from './queries.ts';

/** The mails to an address that are on record: what each was about, and when it went. */
export async function listMailsTo({ db }: { db: Executor }, email: string) {
  const found = await findMailsTo(db, email);
  return found.map(({ content, sentAt, createdAt }) => ({
    subject: content.subject,
    queuedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
