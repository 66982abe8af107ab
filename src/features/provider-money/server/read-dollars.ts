import type { Context } from '#platform/context.ts';

/** What the provider holds for us in dollars; other currencies are reported and not counted. */
export async function readDollars({ payments, log }: Context): Promise<number> {
  let dollars = 0;
  for (const { cents, currency } of await payments.readBalance()) {
    if (currency === 'USD') dollars = cents;
    else if (cents !== 0)
      log.error(
        { cents, currency },
        'the provider holds money in a currency that is not in the books',
      );
  }
  return dollars;
}
