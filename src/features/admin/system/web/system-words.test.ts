import { describe, expect, it } from 'vitest';
import { formatSpan, isBackupLate } from './system-words.ts';

describe('the words of the system page', () => {
  it.each([
    [0.2, 'less than a second'],
    [1, '1 second'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [7_200, '2 hours'],
    [200_000, '2 days'],
  ])('%f seconds are %s', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });

  it('a backup is late after a day and a half, and when there is none', () => {
    expect(isBackupLate(35 * 3_600)).toBe(false);
    expect(isBackupLate(37 * 3_600)).toBe(true);
    expect(isBackupLate(undefined)).toBe(true);
  });
});
