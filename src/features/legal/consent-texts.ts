import { defineTexts } from '#shared/text/texts.ts';
import { consentsTo } from './consents.ts';

/** The sentences beside the checkboxes, in the language of the form. */
export const consentTexts = defineTexts({
  en: async () => ({ texts: consentsTo }),
  'pt-BR': () => import('./translations/consents.pt-br.ts'),
});
