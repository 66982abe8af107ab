import { type SQL, sql } from 'drizzle-orm';

/** A condition for another feature's query. */
export function hasApplication(email: SQL): SQL {
  return sql`exists (select from applications a where a.email = ${email})`;
}

/** A condition for another feature's query. */
export function isApplication(id: SQL): SQL {
  return sql`exists (select from applications a where a.id = ${id})`;
}

/** A condition for another feature's query. */
export function isIncomeApproved(id: SQL): SQL {
  // A scalar subquery: PostgreSQL would plan EXISTS as a join with all approved applications.
  return sql`coalesce((select a.income_verification_status = 'approved' from applications a
    where a.id = ${id}), false)`;
}
