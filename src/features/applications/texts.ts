import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** How an application names an income, and what is said beside its fields. */
export const applicationNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayApplication = defineMessages('applications', applicationNames);
