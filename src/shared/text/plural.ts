import { INTL_LOCALES, type Locale } from './locale.ts';

/** The forms of a word, as many as the language distinguishes. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Chooses the word that goes with a number: `plural(days, { one: 'day', other: 'days' })`. */
export function pluralIn(locale: Locale): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(INTL_LOCALES[locale]);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
