import { type SQL, sql } from 'drizzle-orm';

/** Whether the person with this address holds or held a seat; for a query of another feature. */
export function hasMembership(email: SQL): SQL {
  return sql`exists (select from memberships m join users member on member.id = m.user_id
    where member.email = ${email})`;
}
