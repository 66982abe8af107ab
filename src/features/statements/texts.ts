import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The sentences of statements, on the page, in the files and in the calendar. */
export const statementTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayStatement = defineMessages('statements', statementTexts);
