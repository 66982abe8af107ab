import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { statement } from '#db/statement.ts';
import type { Clock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import type { MailProvider } from './mail-provider.ts';
import { sandboxMailbox } from './tables.ts';

const store = statement(
  `insert into sandbox_mailbox (id, message_id, recipient, subject, text, html, attachments, headers, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9::timestamptz)
    on conflict do nothing`,
);

/** Stores mails in a table that the sandbox mailbox shows; nothing is sent. */
export function createSandboxMail(
  db: Executor,
  clock: Clock,
  randomness: Randomness,
): MailProvider {
  return {
    async send({ messageId, to, subject, text, html, attachments, headers }) {
      const createdAt = clock.now().toISOString();
      const pieces = [JSON.stringify(attachments), JSON.stringify(headers)];
      await store(db, randomness.id(), messageId, to, subject, text, html, ...pieces, createdAt);
    },
    close: async () => {},
  };
}

const HREF = /href="([^"]+)"/g;

/** The newest mails first, as `/sandbox/mailbox.json` gives them. */
export async function readSandboxMailbox(db: Executor, filter: { to?: string; limit?: number }) {
  const rows = await db
    .select()
    .from(sandboxMailbox)
    .where(filter.to ? eq(sandboxMailbox.recipient, filter.to.trim().toLowerCase()) : undefined)
    .orderBy(desc(sandboxMailbox.createdAt), desc(sandboxMailbox.id))
    .limit(filter.limit ?? 200);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    links: [...row.html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    attachments: row.attachments,
    headers: row.headers,
    createdAt: row.createdAt.toISOString(),
  }));
}
