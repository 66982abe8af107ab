import { expect, test } from 'vitest';
import vectors from '#testing/vectors/scenarios.json' with { type: 'json' };
import { HashStream, hash } from './hash.ts';
import { playScenarios } from './scenario.ts';

test('the published file is reproduced whole from names and configurations', () => {
  const bare = vectors.scenarios.map(({ name, config }) => ({ name, config }));
  expect(playScenarios({ scenarios: bare })).toEqual(vectors);
});

test.each([
  [null, 'the file needs a list "scenarios"'],
  [{ scenarios: [{}] }, 'scenario 1 needs a name'],
  [{ scenarios: [{ name: 'a' }] }, 'a: config is no object'],
  [{ scenarios: [{ name: 'a', config: { plan: 500 } }] }, 'a: plan must be 450 or 650'],
  [
    { scenarios: [{ name: 'a', config: { ...vectors.scenarios[0]?.config, latePpm: 1.5 } }] },
    'a: latePpm must be a whole number from 0 to 1000000',
  ],
  [
    { scenarios: [{ name: 'a', config: { ...vectors.scenarios[0]?.config, bidMin: 200 } }] },
    'a: bidMin must not be above bidMax',
  ],
])('says what is wrong with a file', (file, sentence) => {
  expect(() => playScenarios(file)).toThrow(sentence);
});

test('a stream gives the same numbers as the hash, in any order of months', () => {
  const stream = new HashStream(4_000_000_000, 7);
  for (const month of [0, 240, 3, 3, 1]) {
    for (const index of [0, 479, 5]) {
      expect(stream.at(month, index)).toBe(hash(4_000_000_000, 7, month, index));
    }
  }
});
