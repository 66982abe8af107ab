import { type Context, inTransaction } from '#platform/context.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { errors } from '../errors.ts';
import { changeEntry, type EntryRow, lockEntry } from './queries.ts';

const PURPOSE = 'confirm-waitlist';
const LIFETIME_SECONDS = 30 * SECONDS_PER_DAY;

type Dependencies = Pick<Context, 'linkKeys' | 'clock' | 'config'>;

/** A link that applies what a repeated sign-up changed; only the address's owner gets it. */
export function confirmLink(
  context: Dependencies,
  { id, list }: Pick<EntryRow, 'id' | 'list'>,
): string {
  const claim = { purpose: PURPOSE, subject: id, lifetimeSeconds: LIFETIME_SECONDS };
  const page = list === 'english' ? '/confirm' : '/confirmar';
  return `${context.config.publicUrl}${page}#${signToken(context, claim)}`;
}

/** Applies the changes that the link is for; idempotent. */
export function confirmChanges(context: Context, token: string) {
  const id = readToken(context, PURPOSE, token);
  if (!id) throw errors.LINK_ENDED();
  return inTransaction(context, async (tx) => {
    const entry = await lockEntry(tx.db, id);
    if (!entry) throw errors.LINK_ENDED();
    if (entry.pending) {
      await changeEntry(tx.db, id, { ...entry.pending, pending: null, updatedAt: tx.clock.now() });
    }
    return { isDone: true as const };
  });
}
