import { expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['de-DE, PT-br;q=0.5', 'pt-BR'],
  ['en-US,en;q=0.9,pt;q=0.8', 'en'],
  ['*', 'en'],
  [',;,', 'en'],
])('reads %s as %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
