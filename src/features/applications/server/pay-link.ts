import type { Context } from '#platform/context.ts';
import { readToken, signToken } from '#platform/sealing/signed-tokens.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { pageAddress } from '#shared/page-addresses.ts';
import type { Locale } from '#shared/text/locale.ts';

const PURPOSE = 'pay-deposit';
const LIFETIME_SECONDS = 30 * SECONDS_PER_DAY;

type Dependencies = Pick<Context, 'linkKeys' | 'clock' | 'config'>;

/**
 * A link by which the deposit of one application can be paid without signing in. The token is in
 * the URL fragment, so that it appears in no server log.
 */
export function payLink(context: Dependencies, applicationId: string, locale: Locale): string {
  const claim = { purpose: PURPOSE, subject: applicationId, lifetimeSeconds: LIFETIME_SECONDS };
  return `${context.config.publicUrl}${pageAddress('pay', locale)}#${signToken(context, claim)}`;
}

/** The application of a pay link; undefined when the token is invalid or expired. */
export function applicationOfPayLink(context: Dependencies, token: string): string | undefined {
  return readToken(context, PURPOSE, token);
}
