import { expect, test } from 'vitest';
import { PAGES_WITH_ADDRESSES, pageAddress } from '#shared/page-addresses.ts';
import { LOCALES } from '#shared/text/locale.ts';
import { headOf } from './heads/page-heads.ts';
import { LANGUAGE_PAIRS, pageIn } from './layouts/language-pairs.ts';
import { matchPage } from './match-page.ts';
import { pages } from './pages.ts';

const listed = pages.filter(({ head }) => head.canonicalPath);

test.each(listed.map((page) => [page.path, page] as const))(
  '%s has a title, and a description that search engines show whole',
  (_, page) => {
    const head = headOf(page);
    expect(head.title.length).toBeGreaterThan(10);
    expect(head.description.length).toBeGreaterThan(50);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.image).toBeDefined();
  },
);

test('pages in two languages name each other, the same way on both sides', () => {
  for (const { head } of listed) {
    for (const { locale, path } of head.alternates ?? []) {
      const other = listed.find((page) => page.path === path);
      expect(other?.head.locale).toBe(locale);
      expect(other?.head.alternates).toEqual(head.alternates);
    }
  }
});

test('every address of a page that stands in all languages is a page in that language', () => {
  for (const page of PAGES_WITH_ADDRESSES) {
    for (const locale of LOCALES) {
      const { definition } = matchPage(pageAddress(page, locale));
      expect(definition.path).toBe(pageAddress(page, locale));
      expect(definition.head.locale).toBe(locale);
    }
  }
});

test('pages that the switch pairs are pages in their languages, and name each other', () => {
  for (const pair of LANGUAGE_PAIRS) {
    const [english, portuguese] = LOCALES.map((locale) =>
      pages.find(({ path, head }) => path === pair[locale] && head.locale === locale),
    );
    expect(english, pair.en).toBeDefined();
    expect(portuguese, pair['pt-BR']).toBeDefined();
    const alternates = english?.head.alternates;
    if (alternates) expect(alternates.map(({ path }) => path)).toEqual(Object.values(pair));
  }
});

test.each([
  ['/calculators', 'pt-BR', '/calculadoras', true],
  ['/grupos/test-450-1/assembleias/20', 'en', '/groups/test-450-1/assemblies/20', true],
  ['/', 'pt-BR', '/comprar-imovel', false],
  ['/imovelnoseua', 'en', '/homebuyers', false],
] as const)('the switch leads from %s to %s at %s', (path, locale, href, isPair) => {
  expect(pageIn(locale, path)).toEqual({ href, isPair });
});

test('a page of members has its title in the language of the person', () => {
  const members = pages.filter(({ isMembers }) => isMembers);
  expect(members.map(({ path }) => path)).toContain('/dashboard');
  for (const page of members) {
    expect(headOf(page, 'pt-BR')).toMatchObject({ locale: 'pt-BR' });
    expect(headOf(page, 'pt-BR').title).not.toBe(headOf(page).title);
  }
});
