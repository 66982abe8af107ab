import { type Context, inTransaction } from '#platform/context.ts';
import { readToken, signToken } from '#platform/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { contactErrors } from '../errors.ts';
import { deleteContact, insertObjection } from './queries.ts';

const PURPOSE = 'unsubscribe';
/** Long, because old mails are read again after years. */
const LIFETIME_SECONDS = 3 * 365 * SECONDS_PER_DAY;

type Reach = Pick<Context, 'linkKeys' | 'clock' | 'config'>;

/** The link by which somebody stops our marketing to their address, without signing in. */
export function unsubscribeLink(context: Reach, email: string): string {
  const claim = { purpose: PURPOSE, subject: email, lifetimeSeconds: LIFETIME_SECONDS };
  return `${context.config.publicUrl}/unsubscribe#${signToken(context, claim)}`;
}

/** Records the objection for the link's address. Idempotent. */
export function unsubscribe(context: Context, token: string): Promise<{ isDone: true }> {
  const email = readToken(context, PURPOSE, token);
  if (!email) throw contactErrors.UNSUBSCRIBE_LINK_ENDED();
  return inTransaction(context, async (tx) => {
    const recordedAt = tx.clock.now();
    await insertObjection(tx.db, { id: tx.randomness.id(), email, recordedAt });
    await deleteContact(tx.db, email);
    return { isDone: true as const };
  });
}
