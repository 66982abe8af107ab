import { desc, eq, sql } from 'drizzle-orm';
import { isDatabaseUnreachable } from '#db/errors.ts';
import type { Executor } from '#db/executor.ts';
import type { Clock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import type { MailProvider } from './mail-provider.ts';
import { sandboxMailbox } from './tables.ts';

type Delivery = { row: object; done: () => void; failed: (error: unknown) => void };

/**
 * Stores mails in a table that the sandbox mailbox shows; nothing is sent. Concurrent ones are
 * stored by one statement.
 */
export function createSandboxMail(
  db: Executor,
  clock: Clock,
  randomness: Randomness,
): MailProvider {
  let gathered: Delivery[] = [];

  const deliver = async (deliveries: readonly Delivery[]): Promise<void> => {
    try {
      await store(
        db,
        deliveries.map(({ row }) => row),
      );
      for (const { done } of deliveries) done();
    } catch (error) {
      if (deliveries.length === 1 || isDatabaseUnreachable(error)) {
        for (const { failed } of deliveries) failed(error);
        return;
      }
      // A mail that cannot be stored must not block the others.
      await Promise.all(deliveries.map((delivery) => deliver([delivery])));
    }
  };

  return {
    send({ messageId, to, subject, text, html, attachments, headers }) {
      const content = { messageId, to, subject, text, html, attachments, headers };
      const row = { ...content, id: randomness.id(), createdAt: clock.now() };
      return new Promise((done, failed) => {
        gathered.push({ row, done, failed });
        if (gathered.length > 1) return;
        setImmediate(() => {
          const deliveries = gathered;
          gathered = [];
          void deliver(deliveries);
        });
      });
    },
    close: async () => {},
  };
}

async function store(db: Executor, rows: readonly object[]): Promise<void> {
  await db.execute(
    sql`insert into sandbox_mailbox (id, message_id, recipient, subject, text, html, attachments, headers, created_at)
      select v.id, v."messageId", v."to", v.subject, v.text, v.html, v.attachments, v.headers, v."createdAt"
      from json_to_recordset(${JSON.stringify(rows)}::json) as v(id uuid, "messageId" text,
        "to" text, subject text, text text, html text, attachments jsonb, headers jsonb,
        "createdAt" timestamptz)
      on conflict do nothing`,
  );
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
