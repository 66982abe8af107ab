import { useCallback } from 'react';
import { useOwnLocale } from '#features/accounts/profile/web/use-own-locale.ts';
import { paymentMessages } from '#features/payments/web/payment-messages.ts';
import { paymentTexts } from '#features/payments/web/texts.ts';
import { useProviderReturn } from '#features/payments/web/use-provider-return.ts';
import type { Locale } from '#shared/text/locale.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { loadTexts } from '#shared/text/texts.ts';
import { depositMessages } from './deposit-messages.ts';

/** For the page a bank sends people back to: syncs the payment and shows its outcome. */
export function usePaymentReturn(onSettled: () => void): void {
  const locale = useOwnLocale();
  useProviderReturn(
    useCallback(
      (clientSecret) => void lookUp(clientSecret, locale).then(onSettled),
      [onSettled, locale],
    ),
  );
}

async function lookUp(clientSecret: string, locale: Locale): Promise<void> {
  const [{ callApi }, { updateDepositStatusCall }] = await Promise.all([
    import('#shared/api/api-client.ts'),
    import('../contract.ts'),
    loadTexts(locale),
  ]);
  try {
    const { status, amount } = await callApi(updateDepositStatusCall, {
      body: { clientSecret, status: 'completed' },
    });
    if (status === 'completed')
      depositMessages(locale, formatMoney(usd(Math.round(amount * 100)), locale)).paid('dashboard');
    else paymentMessages(paymentTexts(locale)).failed(undefined);
  } catch (error) {
    paymentMessages(paymentTexts(locale)).thrown(error);
  }
}
