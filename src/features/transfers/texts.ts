import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

const transferFieldTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** References a field message, for the feature's schemas. */
export const sayTransfer = defineMessages('transfers', transferFieldTexts);
