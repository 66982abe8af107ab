import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts } from '#shared/text/texts.ts';

/** What the blog says of itself, and beside the fields of its editor. */
export const blogTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayBlog = defineMessages('blog', blogTexts);
