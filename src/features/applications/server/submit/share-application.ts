import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { applications } from '../tables.ts';

/**
 * The plan of an application, locked in share mode until the transaction ends, as a part of another
 * feature's query. `id` is a subquery, so that a caller can read it from a row it locks first.
 */
export function shareApplication(db: Executor, id: SQLWrapper) {
  return db
    .select({ id: applications.id, preferredPlan: applications.preferredPlan })
    .from(applications)
    .where(inArray(applications.id, id))
    .for('share');
}
