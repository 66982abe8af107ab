import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '#features/applications/server/tables.ts';
import type { DocumentKind } from '../rules.ts';

/** A document's metadata; its content is stored encrypted in the file store. */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey(),
    /** An application is deleted after its documents, so that no file is left behind. */
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The idempotency key, chosen by the browser. */
    uploadId: uuid('upload_id').notNull(),
    /** One of an application's slots for documents, unique per application. */
    slot: integer().notNull(),
    kind: text().$type<DocumentKind>().notNull(),
    status: text().$type<'uploading' | 'stored'>().notNull(),
    /** The key of the content in the file store; each upload attempt has its own. */
    storageKey: text('storage_key').notNull().unique('documents_storage_key_key'),
    name: text(),
    contentType: text('content_type'),
    byteSize: integer('byte_size'),
    scan: text().$type<'clean' | 'not_scanned'>(),
    /** False for income papers if the declared amount was changed since. */
    isCurrent: boolean('is_current').notNull().default(true),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true }),
  },
  (table) => [
    unique('documents_application_upload_key').on(table.applicationId, table.uploadId),
    unique('documents_application_slot_key').on(table.applicationId, table.slot),
    index('documents_uploading_idx').on(table.startedAt).where(sql`${table.status} = 'uploading'`),
    check('documents_slot_check', sql`${table.slot} between 1 and 10`),
    check('documents_kind_check', sql`${table.kind} in ('income', 'id')`),
    check('documents_status_check', sql`${table.status} in ('uploading', 'stored')`),
    check('documents_scan_check', sql`${table.scan} in ('clean', 'not_scanned')`),
    check(
      'documents_stored_check',
      sql`(${table.status} = 'stored') = (num_nulls(${table.name}, ${table.contentType}, ${table.byteSize}, ${table.scan}, ${table.storedAt}) = 0)`,
    ),
  ],
);

/** Who opened which document, and when. Kept after the document is gone. */
export const documentOpenings = pgTable(
  'document_openings',
  {
    id: uuid().primaryKey(),
    documentId: uuid('document_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    viewerId: text('viewer_id').notNull(),
    viewerRole: text('viewer_role').$type<'owner' | 'admin'>().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('document_openings_application_idx').on(table.applicationId, table.openedAt),
    check('document_openings_role_check', sql`${table.viewerRole} in ('owner', 'admin')`),
  ],
);
