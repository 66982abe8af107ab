import { expect, it } from 'vitest';
import { hasOwnParameters } from './own-parameters.ts';

it.each([
  ['', false],
  ['?', false],
  ['?utm_source=mail&utm_medium=x', false],
  ['?email=ana%40example.com', false],
  ['?variant=short&gclid=1&fbclid', false],
  ['?tab=buying-power', true],
  ['?utm_source=mail&tab=buying-power', true],
  ['?tab', true],
  ['?variants=1', true],
  ['?emails=1', true],
  ['?plan=450&utm_source=mail', true],
])('an address with %j has parameters of its own: %j', (search, expected) => {
  expect(hasOwnParameters(search)).toBe(expected);
  expect(hasOwnParameters(search.slice(1))).toBe(expected);
});
