import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of the mails about an assembly and about paying a bid. */
export const assemblyMailTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
