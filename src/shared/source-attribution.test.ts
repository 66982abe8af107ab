import { describe, expect, it } from 'vitest';
import { englishSource, prefixedSource } from './source-attribution.ts';

const visit = (search: string, referrer = '') => ({ search, referrer });

describe('englishSource', () => {
  it.each([
    [
      '?utm_source=ig&utm_medium=paid&utm_campaign=fall',
      '',
      'utm_source=ig&utm_medium=paid&utm_campaign=fall',
    ],
    ['?utm_campaign=fall&utm_source=ig', '', 'utm_source=ig&utm_campaign=fall'],
    ['?utm_source=ig&gclid=1', 'https://www.google.com/', 'utm_source=ig'],
    ['?gclid=abc&fbclid=def', '', 'gclid=abc'],
    ['?fbclid=def', 'https://www.google.com/', 'fbclid=def'],
    ['?utm_source=&gclid=%20', '', 'organic'],
    ['', 'https://www.google.com/', 'google_organic'],
    ['', 'https://www.google.com.br/search?q=casa', 'google_organic'],
    ['', 'https://www.google.com/aclk?sa=l', 'organic'],
    ['', 'https://ads.google.com/', 'organic'],
    ['', 'https://notgoogle.com/', 'organic'],
    ['', 'https://google.com.evil.example/', 'organic'],
    ['', 'https://l.facebook.com/', 'facebook_organic'],
    ['', 'https://example.org/facebook.com', 'organic'],
    ['', 'not an address', 'organic'],
    ['', '', 'organic'],
  ])('%s from %s is %s', (search, referrer, source) => {
    expect(englishSource(visit(search, referrer))).toBe(source);
  });

  it('stays below the limit of the contract whatever the address holds', () => {
    const long = 'x'.repeat(5_000);
    const source = englishSource(
      visit(`?utm_source=${long}&utm_medium=${long}&utm_campaign=${long}`),
    );
    expect(source.length).toBeLessThanOrEqual(500);
  });
});

describe('prefixedSource', () => {
  it.each([
    ['?utm_source=ig&utm_medium=reel', 'imovelnoseua_utm_source=ig&utm_medium=reel'],
    ['?utm_source=ig&fbclid=1', 'imovelnoseua_utm_source=ig'],
    ['?gclid=1&fbclid=2', 'imovelnoseua_gclid=1'],
    ['?fbclid=2', 'imovelnoseua_fbclid=2'],
    ['', 'imovelnoseua'],
  ])('%s is %s', (search, source) => {
    expect(prefixedSource('imovelnoseua', { search })).toBe(source);
  });
});
