import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { mails } from './tables.ts';

/** How many mails wait, and how many were given up. */
export async function countUnsentMails(db: Executor): Promise<{ queued: number; failed: number }> {
  const [queued, failed] = await Promise.all([
    db.$count(mails, eq(mails.status, 'queued')),
    db.$count(mails, eq(mails.status, 'failed')),
  ]);
  return { queued, failed };
}
