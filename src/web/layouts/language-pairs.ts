import { checkPath } from '#features/assemblies/addresses.ts';
import { blogPath } from '#features/blog/addresses.ts';
import { LEGAL_PAGE_IDS, legalPath } from '#features/legal/legal-addresses.ts';
import { rulesPath } from '#features/legal/rule-addresses.ts';
import { aboutPath } from '#features/organization/about-addresses.ts';
import { PAGES_WITH_ADDRESSES, pageAddress } from '#shared/page-addresses.ts';
import { byLocale, type Locale } from '#shared/text/locale.ts';

type Pair = Readonly<Record<Locale, string>>;

/** Public pages that stand in both languages, by path or pattern. */
export const LANGUAGE_PAIRS: readonly Pair[] = [
  ...PAGES_WITH_ADDRESSES.filter((page) => page !== 'home').map((page) =>
    byLocale((locale) => pageAddress(page, locale)),
  ),
  ...LEGAL_PAGE_IDS.map((id) => byLocale((locale) => legalPath(id, locale))),
  byLocale(rulesPath),
  byLocale(checkPath),
  byLocale(aboutPath),
  { en: '/calculators', 'pt-BR': '/calculadoras' },
  byLocale(blogPath),
  { en: '/simulator', 'pt-BR': '/simulador' },
  { en: '/confirm', 'pt-BR': '/confirmar' },
  { en: '/unsubscribe', 'pt-BR': '/cancelar-inscricao' },
  { en: '/estate', 'pt-BR': '/espolio' },
  { en: '/groups/:group/assemblies/:month', 'pt-BR': '/grupos/:group/assembleias/:month' },
];

/** The same page in a language; the page where one applies when there is none. */
export function pageIn(locale: Locale, path: string): { href: string; isPair: boolean } {
  for (const pair of LANGUAGE_PAIRS) {
    for (const pattern of Object.values(pair)) {
      const params = paramsOf(pattern, path);
      if (params) return { href: fill(pair[locale], params), isPair: true };
    }
  }
  return { href: pageAddress('apply', locale), isPair: false };
}

function paramsOf(pattern: string, path: string): string[] | undefined {
  const expected = pattern.split('/');
  const given = path.split('/');
  const isSame = (part: string, index: number) => part.startsWith(':') || part === given[index];
  if (expected.length !== given.length || !expected.every(isSame)) return undefined;
  return given.filter((_, index) => expected[index]?.startsWith(':'));
}

function fill(pattern: string, params: readonly string[]): string {
  const left = [...params];
  return pattern.replaceAll(/:[a-z]+/g, () => left.shift() ?? '');
}
