import { defineGauges } from '#platform/metrics/gauges.ts';
import { readProviderGauges } from './waits.ts';

export const providerGauges = defineGauges({
  help: {
    provider_difference_cents:
      'What the balance at the payment provider differs by from the books, in cents',
    provider_unmatched_transactions:
      'Transactions of the payment provider that match nothing in our records',
  },
  async read(context) {
    const { differenceCents, unmatched } = await readProviderGauges(context);
    return {
      provider_difference_cents: differenceCents,
      provider_unmatched_transactions: unmatched,
    };
  },
});
