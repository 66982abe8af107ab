import { showPaymentFailure } from '#features/payments/web/payment-messages.ts';
import type { Locale } from '#shared/locale.ts';
import { errorMessage } from '#ui/error-message.ts';
import { showToast } from '#ui/toast-store.ts';
import { depositPageTexts } from './page-texts.ts';
import { DEPOSIT_REFUSALS } from './refusals.ts';

/** Where a deposit is paid; the two pages word their messages differently. */
export type PaymentPlace = 'landing' | 'dashboard';

/** Messages about deposits, in addition to those of every payment. */
export function depositMessages(locale: Locale) {
  const texts = depositPageTexts(locale);
  return {
    setupFailed: (place: PaymentPlace, error: unknown) => {
      const [title, text] = texts.setupFailed[place];
      const refusals = DEPOSIT_REFUSALS[locale];
      const reason = errorMessage(error, locale, { refusals, fallback: text, notReached: text });
      showPaymentFailure(title, place === 'dashboard' ? reason : text);
    },
    paid: (place: PaymentPlace) =>
      showToast({
        title: texts.paidTitle,
        description: texts.paidText[place],
        tone: 'success',
      }),
  };
}
