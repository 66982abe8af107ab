import { defineTexts } from '#shared/text/texts.ts';

/** Every sentence of the sandbox's first page, its bar, its moves in time and its tour. */
export const sandboxTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
