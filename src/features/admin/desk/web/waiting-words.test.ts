import { describe, expect, it } from 'vitest';
import { deadlineSentence, waitingSentence } from './waiting-words.ts';

const now = new Date('2026-11-18T18:00:00Z');
const at = (iso: string) => new Date(iso);

describe('how long something waits', () => {
  it.each([
    ['2026-11-18T17:30:00Z', 'since just now'],
    ['2026-11-18T18:30:00Z', 'since just now'],
    ['2026-11-18T16:30:00Z', 'for 1 hour'],
    ['2026-11-17T17:00:00Z', 'for 1 day'],
    ['2026-11-01T17:00:00Z', 'for 17 days'],
  ])('since %s: %s', (since, sentence) => {
    expect(waitingSentence(at(since), now)).toBe(sentence);
  });

  it.each([
    ['2026-11-18T20:30:00Z', /^due in 3 hours$/, false],
    ['2026-11-21T18:00:00Z', /in 3 days$/, false],
    ['2026-11-18T10:00:00Z', /today$/, true],
    ['2026-11-14T10:00:00Z', /4 days ago$/, true],
  ])('a deadline on %s', (deadline, text, isOver) => {
    const sentence = deadlineSentence(at(deadline), now);
    expect(sentence.text).toMatch(text);
    expect(sentence.isOver).toBe(isOver);
  });
});
