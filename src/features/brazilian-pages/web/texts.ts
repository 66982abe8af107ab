import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of /imovelnoseua and /apresentacao. */
export const brazilianTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
