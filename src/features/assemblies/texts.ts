import { defineTexts } from '#shared/text/texts.ts';

/** What an assembly, its picks, its bids and its alarms are called, for members and visitors. */
export const assemblyNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
