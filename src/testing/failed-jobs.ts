import { sql } from 'drizzle-orm';

/** Jobs that failed for good, so that a broken rule names them with their errors. */
export type FailedJob = { job: string; data: unknown; error: unknown };

/** An expression that answers them all as one JSON array. */
export const FAILED_JOBS = sql`(select coalesce(jsonb_agg(jsonb_build_object(
  'job', source_name, 'data', data, 'error', source_output)), '[]')
  from pgboss.job where name = 'dead-letters')`;
