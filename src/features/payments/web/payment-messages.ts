import type { TextsIn } from '#shared/text/texts.ts';
import { showToast, type ToastMessage } from '#ui/toast/toast-store.ts';
import type { paymentTexts } from './texts.ts';

export const showPaymentFailure = (title: string, description: string): void =>
  showToast({ title, description, tone: 'destructive' } satisfies ToastMessage);

export function paymentMessages(texts: TextsIn<typeof paymentTexts>) {
  const show = ([title, fallback]: readonly [string, string], message?: string) =>
    showPaymentFailure(title, message || fallback);
  return {
    notReady: () => show(texts.notReady),
    formError: (message: string | undefined) => show(texts.formError, message),
    failed: (message: string | undefined) => show(texts.failed, message),
    unexpected: () => show(texts.unexpected),
    thrown: (error: unknown) => {
      const message = error instanceof Error && error.message ? error.message : texts.unknown;
      show(texts.thrown, texts.thrown[1] + message);
    },
  };
}
