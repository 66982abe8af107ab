import { type SQL, sql } from 'drizzle-orm';

/** A condition for another feature's query. */
export function hasSignedInSince(email: SQL, since: Date): SQL {
  return sql`exists (select from users u
    where u.email = ${email} and u.last_synced_at >= ${since.toISOString()}::timestamptz)`;
}

/** A subquery for another feature's query. */
export function userIdsOf(email: SQL): SQL {
  return sql`(select u.id from users u where u.email = ${email})`;
}
