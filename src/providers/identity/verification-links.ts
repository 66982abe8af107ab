import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { identityVerifications } from './tables.ts';

/** Separates the library's token from the suffix that makes a link unique. */
export const LINK_SEPARATOR = '~';

export const VERIFICATION_SECONDS = SECONDS_PER_DAY;

type Link = { readonly token: string; readonly userId: string };

/** How the links that prove an address are named. */
export const VERIFICATION_LINK = 'verification-link:';

const nameOf = (token: string): string =>
  `${VERIFICATION_LINK}${createHash('sha256').update(token).digest('base64url')}`;

/**
 * Stores which user a link belongs to. The library's token contains only the address, so it would
 * also open an account that is created for the same address later, any number of times.
 */
export async function rememberLink(
  db: Executor,
  randomness: Randomness,
  { token, userId }: Link,
): Promise<void> {
  const now = systemClock.now();
  await db.insert(identityVerifications).values({
    id: randomness.id(),
    identifier: nameOf(token),
    value: userId,
    expiresAt: new Date(now.getTime() + VERIFICATION_SECONDS * 1000),
    createdAt: now,
    updatedAt: now,
  });
}

const rowOf = ({ token, userId }: Link) =>
  and(eq(identityVerifications.identifier, nameOf(token)), eq(identityVerifications.value, userId));

/** Whether the link was made for this user and was not used yet. */
export async function isUnusedLink(db: Executor, link: Link): Promise<boolean> {
  const unused = and(rowOf(link), gt(identityVerifications.expiresAt, systemClock.now()));
  return (await db.$count(identityVerifications, unused)) > 0;
}

export async function deleteLink(db: Executor, link: Link): Promise<void> {
  await db.delete(identityVerifications).where(rowOf(link));
}
