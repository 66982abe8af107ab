import type { Locale } from '#shared/locale.ts';

/** The public page with the rules of a group, in a language. */
export const rulesPath = (locale: Locale): string => (locale === 'en' ? '/rules' : '/regulamento');

/** The anchor of a rule on that page. */
export const ruleAnchor = (locale: Locale, rule: number): string =>
  `${locale === 'en' ? 'rule' : 'regra'}-${rule}`;
