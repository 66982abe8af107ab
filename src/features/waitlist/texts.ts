import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The names of the forms' options, and the messages beside their fields. */
export const waitlistNames = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** References a message of this feature from its schemas. */
export const sayWaitlist = defineMessages('waitlist', waitlistNames);
