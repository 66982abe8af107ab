import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { deleteFeed, findFeedOf, findOwner, saveFeed } from './queries.ts';

type Person = Pick<Session, 'userId'>;

/** The secret address of a member's calendar, if there is one. */
export async function readCalendarAddress(context: Context, { userId }: Person) {
  const feedId = await findFeedOf(context.db, userId);
  return { address: feedId ? addressOf(context, feedId) : null };
}

/** Makes a new secret address; an earlier one ends. */
export async function renewCalendarAddress(context: Context, { userId }: Person) {
  const feedId = context.randomness.id();
  await saveFeed(context.db, { userId, feedId, createdAt: context.clock.now() });
  return { address: addressOf(context, feedId) };
}

/** Ends the address; calendars that use it hear that it is gone. */
export async function endCalendarAddress({ db }: Pick<Context, 'db'>, { userId }: Person) {
  await deleteFeed(db, userId);
  return { address: null };
}

/** Whose calendar a file name of an address is; the database is asked only if the seal is ours. */
export async function findCalendarOwner(
  context: Context,
  file: string,
): Promise<string | undefined> {
  const [, feedId, seal] = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(file) ?? [];
  if (!feedId || !seal) return undefined;
  const given = Buffer.from(seal, 'base64url');
  const isOurs = context.linkKeys.some((key) => {
    const expected = sealOf(key, feedId);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? findOwner(context.db, feedId) : undefined;
}

function addressOf({ config, linkKeys }: Context, feedId: string): string {
  const [key] = linkKeys;
  if (!key) throw new Error('there is no key to seal addresses with');
  const file = `${feedId}.${sealOf(key, feedId).toString('base64url')}.ics`;
  return `${config.publicUrl}/api/calendar/${file}`;
}

function sealOf(key: Buffer, feedId: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['calendar', feedId]))
    .digest();
}
