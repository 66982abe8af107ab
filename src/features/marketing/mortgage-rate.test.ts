import { expect, test } from 'vitest';
import { LOCALES } from '#shared/text/locale.ts';
import { RATE_ATTRIBUTE, rateSentence, withRate } from './mortgage-rate.ts';

const RATE = { percent: 6.85, date: '2026-11-12', source: 'A & B survey' };

test('without a rate no day is claimed', () => {
  for (const locale of LOCALES) expect(rateSentence(locale, undefined)).not.toMatch(/\d/);
});

test('with one, the page names it with its day and source', () => {
  expect(rateSentence('en', RATE)).toContain(
    'On November 12, 2026 a 30-year fixed mortgage cost 6.85% a year on average (A & B survey).',
  );
  expect(rateSentence('pt-BR', RATE)).toContain('Em 12 de novembro de 2026');
  expect(rateSentence('pt-BR', RATE)).toContain('6,85% ao ano');
});

test('the server puts it into a prerendered page, escaped', () => {
  const page = `<p><span ${RATE_ATTRIBUTE}="en">${rateSentence('en', undefined)}</span></p>`;
  expect(withRate(page, undefined)).toBe(page);
  expect(withRate(page, RATE)).toContain('(A &amp; B survey).</span></p>');
  expect(withRate(page, { ...RATE, source: '<b>$1</b>' })).toContain('&lt;b&gt;$1&lt;/b&gt;');
});
