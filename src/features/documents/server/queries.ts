import { and, asc, desc, eq, lt, not, sql } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { findRow } from '#db/find-row.ts';
import { isApplication } from '#features/applications/server/list/application-conditions.ts';
import { MAX_DOCUMENTS } from '../rules.ts';
import { documentOpenings, documents } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type StoredFacts = Required<
  Pick<typeof documents.$inferInsert, 'name' | 'contentType' | 'byteSize' | 'scan' | 'storedAt'>
>;

export const findDocument = (db: Executor, id: string) =>
  findRow(db, documents, eq(documents.id, id));

/**
 * All documents of an application, including unfinished uploads, in the order they were started.
 */
export function findDocumentsOf(db: Executor, applicationId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.applicationId, applicationId))
    .orderBy(asc(documents.startedAt), asc(documents.id));
}

/** The first free slot, if any. One slot is reserved for the ID. */
export function freeSlot(
  taken: readonly DocumentRow[],
  kind: DocumentRow['kind'],
): number | undefined {
  const used = new Set(taken.map(({ slot }) => slot));
  const isForId = kind === 'id' || taken.some((document) => document.kind === 'id');
  if (!isForId && used.size >= MAX_DOCUMENTS - 1) return undefined;
  for (let slot = 1; slot <= MAX_DOCUMENTS; slot += 1) if (!used.has(slot)) return slot;
  return undefined;
}

export async function insertDocument(
  db: Executor,
  document: Omit<typeof documents.$inferInsert, 'status'>,
): Promise<void> {
  await db.insert(documents).values({ ...document, status: 'uploading' });
}

/** Restarts an upload that has not finished, as a new attempt. */
export async function restartUpload(
  db: Executor,
  id: string,
  attempt: Pick<DocumentRow, 'storageKey' | 'startedAt' | 'kind'>,
): Promise<void> {
  await db.update(documents).set(attempt).where(eq(documents.id, id));
}

/** Marks the attempt as stored; returns nothing when another attempt replaced it. */
export async function markStored(
  db: Executor,
  id: string,
  storageKey: string,
  facts: StoredFacts,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .update(documents)
    .set({ ...facts, status: 'stored' })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.storageKey, storageKey),
        eq(documents.status, 'uploading'),
      ),
    )
    .returning();
  return row;
}

export async function deleteDocument(db: Executor, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}

/** Deletes an attempt that failed, unless another one replaced it. */
export async function deleteAttempt(db: Executor, id: string, storageKey: string): Promise<void> {
  await db
    .delete(documents)
    .where(
      and(
        eq(documents.id, id),
        eq(documents.storageKey, storageKey),
        eq(documents.status, 'uploading'),
      ),
    );
}

/** Attempts that began before `moment` and never ended: their process died. */
export function findLostUploads(db: Executor, moment: Date): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(and(eq(documents.status, 'uploading'), lt(documents.startedAt, moment)))
    .limit(500);
}

export async function markIncomeOutdated(db: Executor, applicationId: string): Promise<void> {
  await db
    .update(documents)
    .set({ isCurrent: false })
    .where(and(eq(documents.applicationId, applicationId), eq(documents.kind, 'income')));
}

export async function insertOpening(
  db: Executor,
  opening: typeof documentOpenings.$inferInsert,
): Promise<void> {
  await db.insert(documentOpenings).values(opening);
}

export function findOpenings(db: Executor, applicationId: string) {
  return db
    .select()
    .from(documentOpenings)
    .where(eq(documentOpenings.applicationId, applicationId))
    .orderBy(desc(documentOpenings.openedAt));
}

/** Deletes the record of who opened a document before then, once the application is gone too. */
export async function deleteOldOpenings(db: Executor, before: Date): Promise<number> {
  const gone = await db
    .delete(documentOpenings)
    .where(
      and(
        lt(documentOpenings.openedAt, before),
        not(isApplication(sql`document_openings.application_id`)),
      ),
    )
    .returning({ id: documentOpenings.id });
  return gone.length;
}
