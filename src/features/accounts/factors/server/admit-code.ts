import { networkOf } from '#platform/client-address.ts';
import type { Context } from '#platform/context.ts';
import { countUse, returnUse } from '#platform/limits/rate-limits.ts';
import type { Limits, Request } from '#platform/routes.ts';
import { AppError } from '#shared/api/app-error.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import { accountErrors } from '../../errors.ts';
import { knownDevice } from '../../sign-in/server/sign-in-attempts.ts';

/** Per person, summed over all networks and all unknown devices. */
export const MAX_WRONG_CODES_A_DAY = 50;
const DAILY = 'wrong-code';

type Person = { readonly identityId: string; readonly email: string };

/** Called when the code was right, so that it does not count as a guess. */
type Admitted = { wasRight(): Promise<void> };

/**
 * Admits an attempt at a code, or refuses it. Guesses are limited per network, per network and
 * person, and per person and day; the identity provider ends an unfinished sign-in after five. The
 * limits lock neither a device on which the person signed in before nor their passkeys.
 */
export async function admitCode(
  context: Context,
  request: Request,
  limits: Limits,
  { identityId, email }: Person,
): Promise<Admitted> {
  const { RATE_SIGN_IN_EMAIL: rate, RATE_SIGN_IN_NETWORK: networkRate } = context.config;
  const device = knownDevice(context, request, email);
  if (device) {
    await limits.per('factor-device', device, rate);
    return { wasRight: async () => {} };
  }
  const network = networkOf(request.get('clientAddress'));
  await limits.perNetwork('factor', networkRate);
  await limits.per('factor', `${network} ${identityId}`, rate);
  // Counted before the code is checked, so that parallel guesses cannot exceed the limit.
  const daily = { limit: MAX_WRONG_CODES_A_DAY, seconds: SECONDS_PER_DAY };
  await countUse(context, DAILY, identityId, daily).catch((cause: unknown) => {
    const isOver = cause instanceof AppError && cause.code === 'TOO_MANY_REQUESTS';
    throw isOver ? accountErrors.FACTOR_LOCKED({ cause }) : cause;
  });
  return { wasRight: () => returnUse(context, DAILY, identityId, SECONDS_PER_DAY) };
}
