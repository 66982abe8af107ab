import { performance } from 'node:perf_hooks';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import { isStaff } from '#shared/staff-roles.ts';
import type { UserRow } from '../../server/queries.ts';

/** The database notifies this channel of identities whose sign-ins changed. */
export const SIGN_IN_CHANNEL = 'sign_in_changes';

/** The longest time an ended session is accepted when a notification is lost. */
const MAX_AGE_MS = 1_000;
const MAX_ENTRIES = 10_000;

/** The person of a request's credential, as read from the database. */
export type Identified = {
  readonly signIn: SignIn & { readonly expiresAt?: Date };
  readonly user: UserRow;
};

export type SignInCache = {
  get(credential: string): Identified | undefined;
  /** Reads a credential's person and caches them, unless something changed during the read. */
  read(credential: string, read: () => Promise<Identified>): Promise<Identified>;
  /** Invalidates an identity, or everything. */
  forget(identityId?: string): void;
  /** Nothing is cached while notifications cannot be received. */
  setReliable(isReliable: boolean): void;
};

/** Caches sign-ins for a second, so that a burst of reads asks the database once. */
export function createSignInCache(now: () => number = () => performance.now()): SignInCache {
  // Ordered by the time of the read.
  const entries = new Map<string, { known: Identified; readAt: number }>();
  let generation = 0;
  let isReliable = false;

  const dropOld = () => {
    for (const [credential, { readAt }] of entries) {
      if (entries.size <= MAX_ENTRIES && now() - readAt < MAX_AGE_MS) return;
      entries.delete(credential);
    }
  };
  const forget = (identityId = '') => {
    generation += 1;
    if (identityId === '') return entries.clear();
    for (const [credential, { known }] of entries) {
      if (known.user.identityId === identityId) entries.delete(credential);
    }
  };

  return {
    forget,
    get(credential) {
      const entry = entries.get(credential);
      return entry && now() - entry.readAt < MAX_AGE_MS ? entry.known : undefined;
    },
    async read(credential, read) {
      const [begunIn, readAt] = [generation, now()];
      const known = await read();
      if (isReliable && begunIn === generation && isComplete(known)) {
        entries.delete(credential);
        entries.set(credential, { known, readAt });
        dropOld();
      }
      return known;
    },
    setReliable(value) {
      isReliable = value;
      forget();
    },
  };
}

/** Incomplete sign-ins are not cached: a verified address or second factor must count at once. */
function isComplete({ signIn, user }: Identified): boolean {
  return signIn.user.isEmailVerified && (!isStaff(user.role) || signIn.factorAt !== null);
}
