import { type SQL, sql } from 'drizzle-orm';

/*
 * Conditions on documents for queries of other features. `applicationId` is a qualified column of
 * that query.
 */

/** Whether income papers for the declared amount and an ID are stored. */
export function hasAllPapers(applicationId: SQL): SQL {
  const has = (kind: 'income' | 'id') => sql`exists (select from documents d
    where d.application_id = ${applicationId} and d.kind = ${kind}
      and d.status = 'stored' and d.is_current)`;
  return sql`(${has('income')} and ${has('id')})`;
}
