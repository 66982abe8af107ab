import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** The blog's head, and the messages beside the fields of its editor. */
export const blogTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** References a message of this feature from its schemas. */
export const sayBlog = defineMessages('blog', blogTexts);
