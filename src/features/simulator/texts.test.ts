import { expect, it } from 'vitest';
import { BARE_DOLLARS, ENGLISH_WORDS, sentencesIn } from '#testing/portuguese.ts';
import { simulatorTexts } from './texts.ts';
import { waitTexts } from './web/texts.ts';

it('the simulator and the estimator say nothing in English to Portuguese readers', () => {
  const { otherLanguage, ...texts } = simulatorTexts('pt-BR');
  const sentences = sentencesIn([texts, waitTexts('pt-BR')]).filter(
    (text) => !text.startsWith('/'),
  );
  expect(sentences.length).toBeGreaterThan(100);
  for (const sentence of sentences) {
    // Names of sources are not translated.
    const own = sentence.replace('Mortgage Bankers Association', '');
    expect(own).not.toMatch(ENGLISH_WORDS);
    expect(own).not.toMatch(BARE_DOLLARS);
    expect(own).not.toMatch(/\b[Mm]embros?\b/);
  }
  expect(otherLanguage.path).toBe('/simulator');
});
