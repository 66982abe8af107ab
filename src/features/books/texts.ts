import { defineMessages } from '#shared/api/field-messages.ts';
import { defineTexts, type TextsIn } from '#shared/text/texts.ts';

export const bookTexts = defineTexts({
  en: () => import('./texts.en.ts'),
  'pt-BR': () => import('./texts.pt-br.ts'),
});

/** Names a sentence beside a field, for the feature's schemas. */
export const sayBooks = defineMessages('books', bookTexts);

/** 'Contribution received'; a kind that this version does not know in its own words. */
export const kindName = ({ kinds }: Pick<TextsIn<typeof bookTexts>, 'kinds'>, kind: string) =>
  kinds[kind] ?? kind.replaceAll('-', ' ');
