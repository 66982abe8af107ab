import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assumptionsFromQuery, assumptionsToQuery, mergeQuery } from './address.ts';
import { ASSUMPTIONS, clamp, configOf, DEFAULTS, FIELDS, mapFields } from './assumptions.ts';
import { readConfig } from './engine/config.ts';

const anything = fc.record({
  plan: fc.constantFrom('450' as const, '650' as const),
  ...Object.fromEntries(
    ASSUMPTIONS.map((name) => [
      name,
      fc
        .double({ min: FIELDS[name].min, max: FIELDS[name].max, noNaN: true })
        .map((value) => clamp(name, value)),
    ]),
  ),
});

test('a link restores what was set, and contains no defaults', () => {
  expect(assumptionsToQuery(DEFAULTS).toString()).toBe('');
  fc.assert(
    fc.property(anything, (set) => {
      const assumptions = { ...DEFAULTS, ...set };
      expect(assumptionsFromQuery(assumptionsToQuery(assumptions))).toEqual(assumptions);
    }),
  );
});

test('every link leads to a group that can be played', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), anything, (text, set) => {
      expect(() =>
        readConfig({ ...configOf(assumptionsFromQuery(new URLSearchParams(text)), 0) }),
      ).not.toThrow();
      expect(() => readConfig({ ...configOf({ ...DEFAULTS, ...set }, 99) })).not.toThrow();
    }),
  );
});

test('values that are no number or out of range are corrected', () => {
  const read = (text: string) => assumptionsFromQuery(new URLSearchParams(text));
  expect(read('leave=abc&stop=-1&bidders=1e9&plan=700')).toEqual(DEFAULTS);
  expect(read('bidders=999&stop=99').bidders).toBe(100);
  expect(read('late=2.26').late).toBe(2.5);
  expect(mapFields((name) => clamp(name, Number.NaN))).toEqual(
    mapFields((name) => FIELDS[name].default),
  );
});

test('a visitor’s campaign parameters stay in the address', () => {
  const merged = mergeQuery(new URLSearchParams('utm_source=x&leave=9'), { ...DEFAULTS, stop: 2 });
  expect(merged.toString()).toBe('utm_source=x&stop=2');
});
