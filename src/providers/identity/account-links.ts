import { and, eq, inArray, like, not } from 'drizzle-orm';
import type { Executor } from '#db/executor.ts';
import { systemClock } from '../clock/clock.ts';
import type { Randomness } from '../randomness/randomness.ts';
import { identityVerifications } from './tables.ts';
import { VERIFICATION_LINK } from './verification-links.ts';

const ADDRESS_LINK = 'address-link:';

const isAddressLink = (identityId: string) =>
  and(
    eq(identityVerifications.value, identityId),
    like(identityVerifications.identifier, `${ADDRESS_LINK}%`),
  );

/** Remembers a link that changes the address of a user; the one before no longer works. */
export async function openAddressLink(
  db: Executor,
  randomness: Randomness,
  { linkId, identityId, seconds }: { linkId: string; identityId: string; seconds: number },
): Promise<void> {
  const now = systemClock.now();
  await db.delete(identityVerifications).where(isAddressLink(identityId));
  await db.insert(identityVerifications).values({
    id: randomness.id(),
    identifier: `${ADDRESS_LINK}${linkId}`,
    value: identityId,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
    updatedAt: now,
  });
}

/** Uses up a link; false when it was used, replaced or ended before. */
export async function takeAddressLink(
  db: Executor,
  { linkId, identityId }: { linkId: string; identityId: string },
): Promise<boolean> {
  const taken = await db
    .delete(identityVerifications)
    .where(
      and(
        eq(identityVerifications.value, identityId),
        eq(identityVerifications.identifier, `${ADDRESS_LINK}${linkId}`),
      ),
    )
    .returning({ id: identityVerifications.id });
  return taken.length > 0;
}

/**
 * Ends what leads into the accounts without their session: reset links, links to another address,
 * and sign-ins that wait for the second factor. The link that proves an address stays: it only works
 * for whoever is signed in.
 */
export async function endLinks(db: Executor, identityIds: readonly string[]): Promise<void> {
  await db
    .delete(identityVerifications)
    .where(
      and(
        inArray(identityVerifications.value, [...identityIds]),
        not(like(identityVerifications.identifier, `${VERIFICATION_LINK}%`)),
      ),
    );
}
