import { paymentErrors } from '#features/payments/errors.ts';
import type { Context } from '#platform/context.ts';
import { PaymentProviderError } from '#providers/payments/payment-provider.ts';
import { providerMoneyErrors } from '../errors.ts';
import { agrees, compareBalance, recordCheck } from './check-balance.ts';
import { copyTransactions } from './copy-transactions.ts';
import { matchTransactions } from './match-transactions.ts';
import { openProvider } from './open-provider.ts';
import { postArrivals } from './post-arrivals.ts';
import type { CheckRow } from './queries.ts';
import { type Run, runAlone } from './run.ts';

/** Money that moves during the comparison makes a difference that the next attempt does not find. */
const MAX_ATTEMPTS = 3;

/**
 * Reads what moved at the provider, matches and posts it, and compares the balance there with the
 * books. Every step is idempotent: a run that died is finished by the next. Undefined when another
 * run is under way.
 */
export function reconcileProvider(context: Context): Promise<CheckRow | undefined> {
  return runAlone(context, (run) => reconcile(context, run));
}

async function reconcile(context: Context, run: Run): Promise<CheckRow> {
  await openProvider(context, run);
  for (let attempt = 1; ; attempt += 1) {
    await copyTransactions(context, run);
    await matchTransactions(context, run);
    await postArrivals(context);
    await run.continue();
    const found = await compareBalance(context);
    if (!found) throw new Error('the books with the provider are not open');
    if (agrees(found) || attempt === MAX_ATTEMPTS) return recordCheck(context, found);
  }
}

/** The same when a person asks for it. */
export async function reconcileNow(context: Context): Promise<CheckRow> {
  try {
    const check = await reconcileProvider(context);
    if (!check) throw providerMoneyErrors.READING_ALREADY();
    return check;
  } catch (cause) {
    if (cause instanceof PaymentProviderError) throw paymentErrors.PAYMENT_PROVIDER_AWAY({ cause });
    throw cause;
  }
}
