import { type SQL, sql } from 'drizzle-orm';
import { userIdsOf } from '#features/accounts/profile/server/account-conditions.ts';

/** Whether the person with this address holds or held a seat; for a query of another feature. */
export function hasMembership(email: SQL): SQL {
  return sql`exists (select from memberships m where m.user_id in ${userIdsOf(email)})`;
}

/** Whether a membership takes part and waits for a home; for a query of another feature. */
export function isActiveMembership(id: SQL): SQL {
  return sql`exists (select from memberships m where m.id = ${id} and m.status = 'active')`;
}
