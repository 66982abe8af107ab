import { describe, expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';

const inUtah = { timeZone: 'America/Denver' } as const;
const day = { ...inUtah, dateStyle: 'long' } as const;
const time = { ...inUtah, hour: 'numeric', minute: '2-digit' } as const;

describe('a date as people write it', () => {
  it.each([
    ['en', day, '2026-12-01T18:00:00Z', 'December 1, 2026'],
    ['pt-BR', day, '2026-12-01T18:00:00Z', '1º de dezembro de 2026'],
    ['pt-BR', day, '2026-12-21T18:00:00Z', '21 de dezembro de 2026'],
    [
      'pt-BR',
      { ...inUtah, dateStyle: 'full' },
      '2026-12-01T18:00:00Z',
      'terça-feira, 1º de dezembro de 2026',
    ],
    ['pt-BR', time, '2026-12-01T18:00:00Z', '11h'],
    ['pt-BR', time, '2026-12-01T16:05:00Z', '9h05'],
    ['pt-BR', time, '2026-12-01T07:30:00Z', '0h30'],
    [
      'pt-BR',
      { ...day, timeStyle: 'short' },
      '2026-12-02T01:00:00Z',
      '1º de dezembro de 2026 às 18h',
    ],
  ] as const)('%s, %o: %s is %s', (locale, options, instant, words) => {
    expect(dateFormat(locale, options).format(new Date(instant))).toBe(words);
  });
});
