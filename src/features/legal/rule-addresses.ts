import type { Locale } from '#shared/text/locale.ts';

const PATHS: Record<Locale, string> = { en: '/rules', 'pt-BR': '/regulamento' };
const ANCHORS: Record<Locale, string> = { en: 'rule', 'pt-BR': 'regra' };

/** The public page with the rules of a group, in a language. */
export const rulesPath = (locale: Locale): string => PATHS[locale];

/** The anchor of a rule on that page. */
export const ruleAnchor = (locale: Locale, rule: number): string => `${ANCHORS[locale]}-${rule}`;
