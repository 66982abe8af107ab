import { type SQL, sql } from 'drizzle-orm';

/** Whether this address has an application; for a query of another feature. */
export function hasApplication(email: SQL): SQL {
  return sql`exists (select from applications a where a.email = ${email})`;
}

/** Whether this application is still there; for a query of another feature. */
export function isApplication(id: SQL): SQL {
  return sql`exists (select from applications a where a.id = ${id})`;
}

/** Whether the income of this application is approved; for a query of another feature. */
export function isIncomeApproved(id: SQL): SQL {
  // As a value: an EXISTS is joined with all approved applications there are.
  return sql`coalesce((select a.income_verification_status = 'approved' from applications a
    where a.id = ${id}), false)`;
}
