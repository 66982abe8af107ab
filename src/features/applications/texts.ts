import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The names of incomes, and the messages beside the application's fields. */
export const applicationNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** References a message of this feature from its schemas. */
export const sayApplication = defineMessages('applications', applicationNames);
