import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { applications } from './tables.ts';

/**
 * The plan of an application, locked against changes until the transaction ends, as a part of
 * another feature's query. `id` is a subquery: who locks something first lets it read from there.
 */
export function shareApplication(db: Executor, id: SQLWrapper) {
  return db
    .select({ id: applications.id, preferredPlan: applications.preferredPlan })
    .from(applications)
    .where(inArray(applications.id, id))
    .for('share');
}
