import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditSubjectType } from '../rules.ts';

export type AuditFacts = Record<string, unknown>;

/** What admins did. The database refuses to change or delete a row (see the migration). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: text('actor_id').notNull(),
    /** As it was then: the account may be deleted since. */
    actorEmail: text('actor_email').notNull(),
    /** Such as 'application.income-approved'. */
    action: text().notNull(),
    subjectType: text('subject_type').$type<AuditSubjectType>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Its name for people: an address, a group's name. */
    subjectLabel: text('subject_label').notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_actor_idx').on(table.actorId, table.at, table.id),
    index('audit_log_action_idx').on(table.action, table.at, table.id),
    index('audit_log_subject_idx').on(table.subjectId, table.at, table.id),
  ],
);
