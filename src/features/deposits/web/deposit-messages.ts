import { showPaymentFailure } from '#features/payments/web/payment-messages.ts';
import type { Locale } from '#shared/text/locale.ts';
import { errorMessage } from '#ui/language/error-message.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import type { PaymentPlace } from './payment-place.ts';
import { depositTexts } from './texts.ts';

/** Messages about deposits, in addition to those of every payment. */
export function depositMessages(locale: Locale, amount: string) {
  const texts = depositTexts(locale);
  return {
    setupFailed: (place: PaymentPlace, error: unknown) => {
      const [title, text] = texts.setupFailed[place];
      const { refusals } = texts;
      const reason = errorMessage(error, locale, { refusals, fallback: text, notReached: text });
      showPaymentFailure(title, place === 'dashboard' ? reason : text);
    },
    paid: (place: PaymentPlace) =>
      showToast({
        title: texts.paidTitle,
        description: texts.paidText[place](amount),
        tone: 'success',
      }),
  };
}
