import { defineTexts } from '#shared/text/texts.ts';

/** What the settings pages say. */
export const accountSettingsTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});
