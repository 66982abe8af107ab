import type { PageHead } from '#shared/page-head.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { TextsIn } from '#shared/text/texts.ts';
import { frameTexts } from '../layouts/texts.ts';
import type { PageDefinition } from '../page.ts';

type HeadName = keyof TextsIn<typeof frameTexts>['heads'];

/** Title and description from the catalogue, for a page's definition. */
export const head = (name: HeadName) => (locale: Locale) => frameTexts(locale).heads[name];

/** The head of a page, in its own language by default. */
export function headOf({ head }: PageDefinition, locale: Locale = head.locale): PageHead {
  const { says, ...rest } = head;
  return { ...rest, ...says(locale), locale };
}
