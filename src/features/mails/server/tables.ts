import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MailContent } from '../mail-content.ts';

/** The outbox: each mail once, from when the transaction that queued it commits. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    /** The idempotency key: the same mail is queued once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text().notNull(),
    content: jsonb().$type<MailContent>().notNull(),
    /** A failed one is not retried. */
    status: text().$type<'queued' | 'sent' | 'failed'>().notNull(),
    /** When a queued one may be claimed. A claim moves this beyond the sending. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** How often it was claimed. */
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    /** The receiving server refused the address for good, so it was not tried again. */
    isRefused: boolean('is_refused').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_recipient_idx').on(table.recipient),
    index('mails_created_at_idx').on(table.createdAt, table.id),
    index('mails_due_idx').on(table.dueAt).where(sql`${table.status} = 'queued'`),
    index('mails_failed_idx').on(table.createdAt).where(sql`${table.status} = 'failed'`),
    check('mails_status_check', sql`${table.status} in ('queued', 'sent', 'failed')`),
    check('mails_due_at_check', sql`(${table.status} = 'queued') = (${table.dueAt} is not null)`),
    check('mails_sent_at_check', sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
  ],
);
