import { expect, it } from 'vitest';
import type { Locale } from './locale.ts';
import { pluralIn } from './plural.ts';

it.each<[Locale, number, string]>([
  ['en', 0, 'days'],
  ['en', 1, 'day'],
  ['en', 2, 'days'],
  ['pt-BR', 0, 'dia'],
  ['pt-BR', 1, 'dia'],
  ['pt-BR', 2, 'dias'],
  ['pt-BR', 1_000_000, 'dias'],
])('chooses in %s for %i: %s', (locale, count, word) => {
  const forms = { en: { one: 'day', other: 'days' }, 'pt-BR': { one: 'dia', other: 'dias' } };
  expect(pluralIn(locale)(count, forms[locale])).toBe(word);
});
