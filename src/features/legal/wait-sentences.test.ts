import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from './wait-sentences.ts';

const SOURCE = join(import.meta.dirname, '../..');

/** Every line of the product's source that names the 19 years, with its neighbours. */
function placesOf(pattern: RegExp): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8').replace(/\s+/g, ' ');
      return [...text.matchAll(pattern)].map(
        ({ index }) => `${file}: ${text.slice(Math.max(0, index - 120), index + 300)}`,
      );
    });
}

test('whoever says 19 years says in the same breath who waits into year 20', () => {
  const english = placesOf(/19 years/g);
  const portuguese = placesOf(/19 anos/g);
  expect(english.length).toBeGreaterThan(1);
  expect(portuguese.length).toBeGreaterThan(0);
  expect(english.filter((place) => !/year 20/.test(place))).toEqual([]);
  expect(portuguese.filter((place) => !/20º ano/.test(place))).toEqual([]);
});

test('the sentence is true of two selections a month', () => {
  expect(480 - 2 * 19 * 12).toBe(24);
  expect(WAIT_SENTENCE).toContain('the last 24 of 480');
  expect(WAIT_SENTENCE_PORTUGUESE).toContain('os últimos 24 dos 480');
});

test('odd English that was found on the pages does not come back', () => {
  expect(placesOf(/\bdearer\b|members of a month|put your name down|the whole of it\b/gi)).toEqual(
    [],
  );
});
