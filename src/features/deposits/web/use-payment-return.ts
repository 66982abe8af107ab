import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paymentMessages } from '#features/payments/web/payment-messages.ts';
import { depositMessages } from './deposit-messages.ts';

/**
 * For the page a bank sends people back to (`/dashboard?payment_intent_client_secret=…`): syncs the
 * payment, shows its outcome, and removes the secret from the address.
 */
export function usePaymentReturn(onSettled: () => void): void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const handled = useRef<string | undefined>(undefined);

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const clientSecret = parameters.get('payment_intent_client_secret');
    if (!clientSecret || handled.current === clientSecret) return;
    handled.current = clientSecret;
    for (const name of [...parameters.keys()]) {
      if (name.startsWith('payment_intent') || name === 'redirect_status') parameters.delete(name);
    }
    const rest = parameters.size > 0 ? `?${parameters}` : '';
    navigate(path + rest, { replace: true });
    void lookUp(clientSecret).then(onSettled);
  }, [search, path, navigate, onSettled]);
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
