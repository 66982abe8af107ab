import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Locale } from '#shared/text/locale.ts';
import { BARE_DOLLARS, ENGLISH_WORDS } from '#testing/portuguese.ts';
import { LocaleContext } from '#ui/language/locale-scope.tsx';
import { depositAgreement } from '../deposit-agreement.ts';
import { Page as Contrato } from './contrato-de-deposito-page.tsx';
import { Page as Agreement } from './deposit-agreement-page.tsx';
import { Page as Politica } from './politica-de-privacidade-page.tsx';
import { Page as Policy } from './privacy-policy-page.tsx';
import { Page as Termos } from './termos-de-uso-page.tsx';
import { Page as Terms } from './terms-of-use-page.tsx';
import { TranslatedDocument, useLegalDocument } from './translated-document.tsx';

const render = (node: ReactNode, locale: Locale) =>
  renderToString(
    <Router ssrPath="/">
      <LocaleContext value={locale}>{node}</LocaleContext>
    </Router>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
/** The links on a page in a language. */
const linksOf = (html: string, locale: Locale) =>
  [...html.matchAll(/<a ([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => attributes.includes(`hrefLang="${locale}"`))
    .map((attributes) => /href="([^"]*)"/.exec(attributes)?.[1]);
const count = (html: string, what: string) => html.split(what).length - 1;

describe.each([
  ['/termos-de-uso', '/terms-of-use', <Termos key="pt" />, <Terms key="en" />],
  ['/politica-de-privacidade', '/privacy-policy', <Politica key="pt" />, <Policy key="en" />],
  ['/contrato-de-deposito', '/deposit-agreement', <Contrato key="pt" />, <Agreement key="en" />],
])('%s', (path, englishPath, page, englishPage) => {
  const portuguese = () => render(page, 'pt-BR');
  const english = () => render(englishPage, 'en');

  it('is Portuguese, with as many sections as the English page', () => {
    const html = portuguese();
    expect(textOf(html)).not.toMatch(ENGLISH_WORDS);
    expect(textOf(html)).not.toMatch(BARE_DOLLARS);
    expect(count(html, '<section')).toBe(count(english(), '<section'));
    expect(count(html, '<h2')).toBe(count(english(), '<h2'));
  });

  it('says at its top that the English text binds, leads to it, and is a draft until approved', () => {
    const html = portuguese();
    expect(html.indexOf('O texto que vale é o inglês')).toBeLessThan(html.indexOf('<h2'));
    expect(linksOf(html, 'en')).toContain(englishPath);
    expect(html).toMatch(/data-translation-draft[^>]*in-data-\[translation-approved\]:hidden/);
    expect(count(html, 'não é um consórcio brasileiro')).toBe(1);
  });

  it('is named by the English page, which is no draft', () => {
    expect(linksOf(english(), 'pt-BR')).toContain(path);
    expect(english()).not.toContain('data-translation-draft');
  });
});

describe('the agreement in its dialog', () => {
  const Shown = () => <TranslatedDocument {...useLegalDocument(depositAgreement)} />;

  it('is the translation on a Portuguese page, with the English text within reach', () => {
    const html = render(<Shown />, 'pt-BR');
    expect(html).toMatch(/<details.*<div lang="en".*The deposit is non-refundable.*<\/details>/s);
    const outside = html.replace(/<details.*<\/details>/s, '');
    expect(textOf(outside)).not.toMatch(ENGLISH_WORDS);
    expect(outside).toContain('O texto que vale é o inglês');
    expect(outside).toContain('não é um consórcio brasileiro');
    expect(outside).toContain('11. O que você confirma ao aceitar');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the English text alone on an English page', () => {
    const html = render(<Shown />, 'en');
    expect(html).toContain('11. What you confirm by accepting');
    expect(html).not.toContain('<details');
  });
});
