import { sql } from 'drizzle-orm';
import { CONTENT_CHANNEL } from './content-changes.ts';
import { type Context, inTransaction, type TransactionContext } from './context.ts';

/**
 * Changes the content of public pages, in one transaction. Every process drops its cached pages on
 * commit; this process does so before the response, so that the author sees the change.
 */
export async function changeContent<T>(
  context: Context,
  work: (context: TransactionContext) => Promise<T>,
): Promise<T> {
  const answer = await inTransaction(context, async (tx) => {
    const done = await work(tx);
    await tx.db.execute(sql`select pg_notify(${CONTENT_CHANNEL}, '')`);
    return done;
  });
  context.contentChanges.publish();
  return answer;
}
