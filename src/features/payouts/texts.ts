import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

export const payoutNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayPayout = defineMessages('payouts', payoutNames);
