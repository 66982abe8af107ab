import { showPaymentFailure } from '#features/payments/web/payment-messages.ts';
import { ApiError } from '#shared/api-client.ts';
import type { Locale } from '#shared/locale.ts';
import { showToast } from '#ui/toast-store.ts';
import type { PaymentPlace } from './payment-place.ts';
import { depositTexts } from './texts.ts';

/** Messages about deposits, in addition to those of every payment. */
export function depositMessages(locale: Locale, amount: string) {
  const texts = depositTexts(locale);
  return {
    setupFailed: (place: PaymentPlace, error: unknown) => {
      const [title, text] = texts.setupFailed[place];
      const said = place === 'dashboard' ? serverSentence(error, locale) : undefined;
      showPaymentFailure(title, said ?? text);
    },
    paid: (place: PaymentPlace) =>
      showToast({
        title: texts.paidTitle,
        description: texts.paidText[place](amount),
        tone: 'success',
      }),
  };
}

/** The server writes English, which is shown to its readers only. */
export function serverSentence(error: unknown, locale: Locale): string | undefined {
  const isRead: Record<Locale, boolean> = { en: true, 'pt-BR': false };
  return isRead[locale] && error instanceof ApiError ? error.userMessage || undefined : undefined;
}
