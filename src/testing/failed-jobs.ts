import { sql } from 'drizzle-orm';

/** A job in the dead-letter queue; reports name it with its error. */
export type FailedJob = { job: string; data: unknown; error: unknown };

/** An SQL expression that returns them as one JSON array. */
export const FAILED_JOBS = sql`(select coalesce(jsonb_agg(jsonb_build_object(
  'job', source_name, 'data', data, 'error', source_output)), '[]')
  from pgboss.job where name = 'dead-letters')`;
