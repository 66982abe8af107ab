import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A condition for another feature's query. */
export function hasSignedInSince(email: SQL, since: Date): SQL {
  return sql`exists (select from users u
    where u.email = ${email} and u.last_synced_at >= ${since.toISOString()}::timestamptz)`;
}

/** Whether a word of a search is in the name or address of somebody; for another feature's query. */
export function isUserNamed(userId: SQLWrapper, pattern: string): SQL {
  return sql`${userId} in (select u.id from users u where u.search_text like ${pattern})`;
}

/** The same for an address. */
export function isAddressNamed(email: SQLWrapper, pattern: string): SQL {
  return sql`${email} in (select u.email from users u where u.search_text like ${pattern})`;
}

/** A subquery for another feature's query. */
export function userIdsOf(email: SQL): SQL {
  return sql`(select u.id from users u where u.email = ${email})`;
}
