import { performance } from 'node:perf_hooks';
import type { SignIn } from '#providers/identity/identity-provider.ts';
import type { UserRow } from '../../server/queries.ts';

/** The channel on which the database names identities whose sign-ins changed (see the guards). */
export const SIGN_IN_CHANNEL = 'sign_in_changes';

/** Even when a message of the database is lost, an ended session is not taken for longer. */
const MAX_AGE_MS = 1_000;
const MAX_ENTRIES = 10_000;

/** Whose a request's credential is, as the database said. */
export type Identified = {
  readonly signIn: SignIn & { readonly expiresAt?: Date };
  readonly user: UserRow;
};

export type SignInCache = {
  get(credential: string): Identified | undefined;
  /** Reads whose a credential is and remembers it, unless something changed meanwhile. */
  read(credential: string, read: () => Promise<Identified>): Promise<Identified>;
  /** Forgets an identity; without one, everybody. */
  forget(identityId?: string): void;
  /** Nothing is remembered while the database's messages cannot be received. */
  setReliable(isReliable: boolean): void;
};

/** Remembers for a moment who is signed in, so that a burst of reads asks the database once. */
export function createSignInCache(now: () => number = () => performance.now()): SignInCache {
  // In the order in which they were read.
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

/** What is still missing, such as a second factor, may come at any moment and must count at once. */
function isComplete({ signIn, user }: Identified): boolean {
  return signIn.user.isEmailVerified && (user.role !== 'admin' || signIn.factorAt !== null);
}
