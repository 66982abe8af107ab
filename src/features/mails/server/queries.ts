import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import type { MailContent } from '../mail-content.ts';
import { mails } from './tables.ts';

export type NewMail = Pick<
  typeof mails.$inferInsert,
  'id' | 'dedupeKey' | 'recipient' | 'content' | 'createdAt'
>;

/** Adds mails to the outbox; returns how many were not in it already. */
export async function insertMails(db: Executor, rows: readonly NewMail[]): Promise<number> {
  // One parameter for all rows: building thousands of them costs more than writing the rows.
  const added = await selectRows(
    db,
    sql`insert into mails (id, dedupe_key, recipient, content, status, due_at, created_at)
      select v.id, v."dedupeKey", v.recipient, v.content, 'queued', v."createdAt", v."createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v(id uuid, "dedupeKey" text, recipient text, content jsonb, "createdAt" timestamptz)
      on conflict (dedupe_key) do nothing returning id`,
  );
  return added.length;
}

/** A mail that a process has claimed to send. */
export type TakenMail = {
  id: string;
  recipient: string;
  content: MailContent;
  /** The number of this attempt. */
  attempts: number;
};

/** Claims due mails, the oldest first, until then. Concurrent claims get different mails. */
export function takeDueMails(
  db: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<TakenMail[]> {
  return selectRows<TakenMail>(
    db,
    sql`with due as (
        select id from mails where status = 'queued' and due_at <= ${now.toISOString()}::timestamptz
        order by due_at, id limit ${most}::int for update skip locked
      )
      update mails as mail
      set due_at = ${until.toISOString()}::timestamptz, attempts = mail.attempts + 1
      from due where mail.id = due.id
      returning mail.id, mail.recipient, mail.content, mail.attempts`,
  );
}

const areWaiting = (ids: readonly string[]) =>
  and(inArray(mails.id, [...ids]), eq(mails.status, 'queued'));

export async function markSent(db: Executor, ids: readonly string[], sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'sent', sentAt, dueAt: null, lastError: null })
    .where(areWaiting(ids));
}

/** Extends the claim on mails. */
export async function extendMails(
  db: Executor,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  await db.update(mails).set({ dueAt: until }).where(areWaiting(ids));
}

/**
 * Records why a mail could not be sent and when it is retried; without a time it is given up. Does
 * nothing if another process has claimed it meanwhile.
 */
export async function markUnsent(
  db: Executor,
  { id, attempts }: TakenMail,
  { error, dueAt, isRefused }: { error: string; dueAt: Date | undefined; isRefused: boolean },
): Promise<void> {
  await db
    .update(mails)
    .set({
      status: dueAt ? 'queued' : 'failed',
      dueAt: dueAt ?? null,
      lastError: error.slice(0, 500),
      isRefused,
    })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.status, 'queued')));
}

/** Deletes mails that were sent or given up before then; returns how many. */
export async function deleteOldMails(db: Executor, before: Date): Promise<number> {
  const isGivenUp = and(eq(mails.status, 'failed'), lt(mails.createdAt, before));
  const gone = await db
    .delete(mails)
    .where(or(lt(mails.sentAt, before), isGivenUp))
    .returning({ id: mails.id });
  return gone.length;
}

/** The mails to an address, the newest first; all of them unless a number is given. */
export function findMailsTo(db: Executor, recipient: string, limit?: number) {
  const found = db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt));
  return limit === undefined ? found : found.limit(limit);
}

export const findMail = (db: Executor, id: string) => findRow(db, mails, eq(mails.id, id));

/** Queues a mail that was given up once more; does nothing if another call did so. */
export async function requeueMail(db: Executor, id: string, dueAt: Date): Promise<boolean> {
  const queued = await db
    .update(mails)
    .set({ status: 'queued', dueAt, attempts: 0, lastError: null, isRefused: false })
    .where(and(eq(mails.id, id), eq(mails.status, 'failed')))
    .returning({ id: mails.id });
  return queued.length > 0;
}
