import { eq } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { calendarFeeds } from './tables.ts';

export async function findFeedOf(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.feedId;
}

export async function findOwner(db: Executor, feedId: string): Promise<string | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.feedId, feedId));
  return row?.userId;
}

export async function saveFeed(
  db: Executor,
  feed: { userId: string; feedId: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
}

export async function deleteFeed(db: Executor, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
