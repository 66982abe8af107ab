import { defineTexts } from '#shared/text/texts.ts';

export const sandboxTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

export const sandboxPaymentTexts = defineTexts({
  en: () => import('./payment-texts.en.ts'),
  'pt-BR': () => import('./payment-texts.pt-br.ts'),
});
