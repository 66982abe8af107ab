import { desc, eq, lt, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { mails } from './tables.ts';

/** Adds mails to the outbox; returns the ids of those that were not in it already. */
export async function insertMails(
  db: Executor,
  rows: readonly Pick<
    typeof mails.$inferInsert,
    'id' | 'dedupeKey' | 'recipient' | 'content' | 'createdAt'
  >[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  // One parameter for all rows: building thousands of them costs more than writing the rows.
  const inserted = await selectRows<{ id: string }>(
    db,
    sql`insert into "mails" (id, dedupe_key, recipient, content, status, created_at)
      select v.id, v."dedupeKey", v.recipient, v.content, 'queued', v."createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v(id uuid, "dedupeKey" text, recipient text, content jsonb, "createdAt" timestamptz)
      on conflict (dedupe_key) do nothing returning id`,
  );
  return inserted.map(({ id }) => id);
}

export async function findMail(db: Executor, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail;
}

export async function markSent(db: Executor, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt, lastError: null, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

export async function markFailed(db: Executor, id: string, error: string): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: error.slice(0, 500), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id));
}

export async function countQueuedMails(db: Executor): Promise<number> {
  return db.$count(mails, eq(mails.status, 'queued'));
}

/** Deletes mails that were sent before then; returns how many. */
export async function deleteOldMails(db: Executor, before: Date): Promise<number> {
  const gone = await db.delete(mails).where(lt(mails.sentAt, before)).returning({ id: mails.id });
  return gone.length;
}

export function selectMailsTo(db: Executor, recipient: string) {
  return db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt));
}
