import { useCallback } from 'react';
import { paymentMessages } from '#features/payments/web/payment-messages.ts';
import { useProviderReturn } from '#features/payments/web/use-provider-return.ts';
import { depositMessages } from './deposit-messages.ts';

/** For the page a bank sends people back to: syncs the payment and shows its outcome. */
export function usePaymentReturn(onSettled: () => void): void {
  useProviderReturn(
    useCallback((clientSecret) => void lookUp(clientSecret).then(onSettled), [onSettled]),
  );
}

async function lookUp(clientSecret: string): Promise<void> {
  const [{ callApi }, { updateDepositStatus }] = await Promise.all([
    import('#shared/api-client.ts'),
    import('../contract.ts'),
  ]);
  try {
    const { status } = await callApi(updateDepositStatus, {
      body: { clientSecret, status: 'completed' },
    });
    if (status === 'completed') depositMessages.paid('dashboard');
    else paymentMessages.failed(undefined);
  } catch (error) {
    paymentMessages.thrown(error);
  }
}
