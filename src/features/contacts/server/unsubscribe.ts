import type { MailContent } from '#features/mails/mail-content.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { Locale } from '#shared/text/locale.ts';
import { contactErrors } from '../errors.ts';
import { deleteContact, insertObjection } from './queries.ts';

const PURPOSE = 'unsubscribe';
/** Long, because people open old mails years later. */
const LIFETIME_SECONDS = 3 * 365 * SECONDS_PER_DAY;

type Dependencies = Pick<Context, 'linkKeys' | 'clock' | 'config'>;

const PAGES: Record<Locale, string> = { en: '/unsubscribe', 'pt-BR': '/cancelar-inscricao' };

/** The unsubscribe page; the token is in the fragment, so that no log contains it. */
export function unsubscribePage(token: string, locale: Locale): string {
  return `${PAGES[locale]}#${token}`;
}

/**
 * The links by which somebody stops our marketing without signing in: one to a page, one for the
 * mail program's own button.
 */
export function unsubscribeLinks(
  context: Dependencies,
  email: string,
  locale: Locale,
): Pick<MailContent, 'unsubscribe' | 'unsubscribeAtOnce'> {
  const claim = { purpose: PURPOSE, subject: email, lifetimeSeconds: LIFETIME_SECONDS };
  const token = signToken(context, claim);
  const { publicUrl } = context.config;
  return {
    unsubscribe: publicUrl + unsubscribePage(token, locale),
    unsubscribeAtOnce: `${publicUrl}/api/unsubscribe/${token}?language=${locale}`,
  };
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
