import { defineTexts } from '#shared/text/texts.ts';

export const publicAssemblyTexts = defineTexts({
  en: () => import('./public-assembly-texts.en.ts'),
  'pt-BR': () => import('./public-assembly-texts.pt-br.ts'),
});
