import { defineTexts } from '#shared/text/texts.ts';

export const organizationTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
