import { sql } from 'drizzle-orm';
import { isDatabaseUnreachable } from '#db/errors.ts';
import type { Context } from '../context.ts';

/**
 * The context of a report: it reads from the replica, so that long exports do not slow others down,
 * and from the primary when there is no replica or it is unreachable.
 */
export async function forReports(context: Context): Promise<Context> {
  const { replica } = context.database;
  if (!replica) return context;
  try {
    await replica.execute(sql`select 1`);
    return { ...context, db: replica };
  } catch (error) {
    if (!isDatabaseUnreachable(error)) throw error;
    context.log.warn({ err: error }, 'replica unreachable: a report reads from the primary');
    return context;
  }
}
