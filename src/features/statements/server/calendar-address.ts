import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { isLinkSigned, signLink } from '#platform/sealing/signed-links.ts';
import { deleteFeed, findFeedOf, findOwner, saveFeed } from './queries.ts';

type Person = Pick<Session, 'userId'>;

/** The secret address of a member's calendar, if there is one. */
export async function readCalendarAddress(context: Context, { userId }: Person) {
  const feedId = await findFeedOf(context.db, userId);
  return { address: feedId ? addressOf(context, feedId) : null };
}

/** Creates a new secret address; an earlier one becomes invalid. */
export async function renewCalendarAddress(context: Context, { userId }: Person) {
  const feedId = context.randomness.id();
  await saveFeed(context.db, { userId, feedId, createdAt: context.clock.now() });
  return { address: addressOf(context, feedId) };
}

/** Ends the address; calendars that use it get 404. */
export async function endCalendarAddress({ db }: Pick<Context, 'db'>, { userId }: Person) {
  await deleteFeed(db, userId);
  return { address: null };
}

/** Whose calendar an address is; the database is asked only if the signature is valid. */
export async function readCalendarOwner(
  context: Context,
  file: string,
): Promise<string | undefined> {
  const [, feedId, seal] = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/.exec(file) ?? [];
  if (!feedId || !seal) return undefined;
  const isOurs = isLinkSigned(context.linkKeys, payloadOf(feedId), seal);
  return isOurs ? findOwner(context.db, feedId) : undefined;
}

function addressOf({ config, linkKeys }: Context, feedId: string): string {
  const file = `${feedId}.${signLink(linkKeys, payloadOf(feedId))}.ics`;
  return `${config.publicUrl}/api/calendar/${file}`;
}

const payloadOf = (feedId: string) => ['calendar', feedId];
