import type { Executor } from '#db/executor.ts';
import { findMailsTo } from './queries.ts';

/** The stored mails to an address: what each was about, and when it was sent. */
export async function listMailsTo({ db }: { db: Executor }, email: string) {
  const found = await findMailsTo(db, email);
  return found.map(({ content, sentAt, createdAt }) => ({
    subject: content.subject,
    queuedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
