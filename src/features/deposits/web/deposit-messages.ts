import { showPaymentFailure } from '#features/payments/web/payment-messages.ts';
import { ApiError } from '#shared/api-client.ts';
import type { Locale } from '#shared/locale.ts';
import { showToast } from '#ui/toast-store.ts';
import { depositPageTexts } from './page-texts.ts';

/** Where a deposit is paid; the two pages word their messages differently. */
export type PaymentPlace = 'landing' | 'dashboard';

/** Messages about deposits, in addition to those of every payment. */
export function depositMessages(locale: Locale) {
  const texts = depositPageTexts(locale);
  return {
    setupFailed: (place: PaymentPlace, error: unknown) => {
      const [title, text] = texts.setupFailed[place];
      // What the server says is English.
      const isShown = place === 'dashboard' && locale === 'en' && error instanceof ApiError;
      showPaymentFailure(title, (isShown && error.userMessage) || text);
    },
    paid: (place: PaymentPlace) =>
      showToast({
        title: texts.paidTitle,
        description: texts.paidText[place],
        tone: 'success',
      }),
  };
}
