import { defineTexts } from '#shared/text/texts.ts';

/** Every sentence of the simulator. */
export const simulatorTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
