import { type SQL, sql } from 'drizzle-orm';

/** Whether somebody with this address signed in since then; for a query of another feature. */
export function hasSignedInSince(email: SQL, since: Date): SQL {
  return sql`exists (select from users u
    where u.email = ${email} and u.last_synced_at >= ${since.toISOString()}::timestamptz)`;
}

/** The ids of the people with this address, as a subquery for another feature's query. */
export function userIdsOf(email: SQL): SQL {
  return sql`(select u.id from users u where u.email = ${email})`;
}
