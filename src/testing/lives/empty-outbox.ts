import { sql } from 'drizzle-orm';
import { sendMails, takeMails } from '#features/mails/server/send-mails.ts';
import type { Context } from '#platform/context.ts';

type Options = { lanes: number; deliversFrom: Date | undefined };

/**
 * Sends every mail that waits, as many at a time as there are lanes; one that fails ends it. Before
 * deliveries begin they are only marked.
 */
export async function emptyOutbox(context: Context, { lanes, deliversFrom }: Options) {
  const now = context.clock.now();
  if (deliversFrom !== undefined && now < deliversFrom) {
    await context.db.execute(
      sql`update mails set status = 'sent', sent_at = ${now.toISOString()}::timestamptz, due_at = null
        where status = 'queued'`,
    );
    return;
  }
  for (;;) {
    const attempts = await sendMails(context, await takeMails(context, lanes));
    if (attempts.length === 0) return;
    for (const { error } of attempts) if (error !== undefined) throw error;
  }
}
