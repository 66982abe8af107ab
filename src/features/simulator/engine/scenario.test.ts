import { expect, test } from 'vitest';
import vectors from '#testing/vectors/scenarios.json' with { type: 'json' };
import { hash } from './hash.ts';
import { playScenarios } from './scenario.ts';

test('the published file is reproduced whole from names and configurations', () => {
  const bare = vectors.scenarios.map(({ name, config }) => ({ name, config }));
  expect(playScenarios({ scenarios: bare })).toEqual(vectors);
});

test.each([
  [null, 'the file needs a list "scenarios"'],
  [{ scenarios: [{}] }, 'scenario 1 needs a name'],
  [{ scenarios: [{ name: 'a' }] }, 'a: config is not an object'],
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

test('the hash is the published one', () => {
  // Computed from the formula with big integers, without optimisations.
  const mix = (value: bigint) => {
    let h = value & 0xffffffffn;
    h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & 0xffffffffn;
    h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & 0xffffffffn;
    return h ^ (h >> 16n);
  };
  const inputs: [number, number, number, number][] = [
    [0, 0, 0, 0],
    [101, 1, 1, 0],
    [4_294_967_295, 15, 240, 479],
  ];
  for (const input of inputs) {
    const [seed, ...others] = input.map(BigInt) as [bigint, ...bigint[]];
    const expected = others.reduce(
      (x, each) => mix((x ^ each) + 0x9e3779b9n),
      mix(seed + 0x9e3779b9n),
    );
    expect(hash(...input)).toBe(Number(expected));
  }
});
