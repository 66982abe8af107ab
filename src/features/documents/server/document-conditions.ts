import { type SQL, sql } from 'drizzle-orm';

/*
 * What others may ask about documents inside a query of their own. `applicationId` is the column of
 * that query, written with its table.
 */

/** Whether income papers for the declared amount and an ID are both there. */
export function hasAllPapers(applicationId: SQL): SQL {
  const has = (kind: 'income' | 'id') => sql`exists (select from documents d
    where d.application_id = ${applicationId} and d.kind = ${kind}
      and d.status = 'stored' and d.is_current)`;
  return sql`(${has('income')} and ${has('id')})`;
}
