import { defineErrors } from '#shared/api/app-error.ts';

export const providerMoneyErrors = defineErrors({
  404: {
    TRANSACTION_NOT_FOUND: 'This transaction does not exist.',
    PROVIDER_PAYOUT_NOT_FOUND: 'This payout of the provider does not exist.',
  },
  409: {
    TRANSACTION_MATCHED: 'This transaction matches something already. Please look at it again.',
    READING_ALREADY: 'The provider is being read already. Please look again in a minute.',
  },
});
