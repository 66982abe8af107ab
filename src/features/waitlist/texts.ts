import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The names of what the forms let people choose, and what is said beside their fields. */
export const waitlistNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayWaitlist = defineMessages('waitlist', waitlistNames);
