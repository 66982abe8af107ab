import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The messages beside the fields of an account. */
const accountFieldTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** References a message of this feature from its schemas. */
export const sayAccount = defineMessages('accounts', accountFieldTexts);
