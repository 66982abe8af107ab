import { sql } from 'drizzle-orm';
import { sendMails, takeMails } from '#features/mails/server/send-mails.ts';
import type { Context } from '#platform/context.ts';

type Options = { concurrency: number; deliversFrom: Date | undefined };

/**
 * Sends all pending mails, `concurrency` at a time; a failure is thrown. Before `deliversFrom` they are
 * only marked as sent.
 */
export async function emptyOutbox(context: Context, { concurrency, deliversFrom }: Options) {
  const now = context.clock.now();
  if (deliversFrom !== undefined && now < deliversFrom) {
    await context.db.execute(
      sql`update mails set status = 'sent', sent_at = ${now.toISOString()}::timestamptz, due_at = null
        where status = 'queued'`,
    );
    return;
  }
  for (;;) {
    const attempts = await sendMails(context, await takeMails(context, concurrency));
    if (attempts.length === 0) return;
    for (const { error } of attempts) if (error !== undefined) throw error;
  }
}
