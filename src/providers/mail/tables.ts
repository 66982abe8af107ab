import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailAttachment } from './mail-provider.ts';

/** Mails 'delivered' by the sandbox; empty when a mail server is configured. */
export const sandboxMailbox = pgTable('sandbox_mailbox', {
  id: uuid().primaryKey(),
  messageId: text('message_id').notNull().unique(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  attachments: jsonb().$type<MailAttachment[]>().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
