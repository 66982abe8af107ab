import { sql } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';

/** Expires every open deposit and its payment. */
export async function expireDeposits({ db }: Context): Promise<void> {
  await db.execute(
    sql`update payments set status = 'expired', next_check_at = null where status = 'pending'`,
  );
  await db.execute(sql`update deposits set status = 'expired' where status = 'pending'`);
}
