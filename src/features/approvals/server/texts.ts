import { defineTexts } from '#shared/text/texts.ts';

export const approvalMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
