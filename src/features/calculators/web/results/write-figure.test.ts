import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../inputs/parse-number.ts';
import { NO_FIGURE, writerIn } from './write-figure.ts';

const { figure, difference, short, tick, typed } = writerIn('en');
const portuguese = writerIn('pt-BR');
/** Figures contain no-break spaces before their unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a figure', () => {
  it('is rounded to what its unit shows', () => {
    expect(figure(2343.75, 'dollars')).toBe('$2,344');
    expect(figure(7.125, 'percent')).toBe('7.13%');
    expect(figure(20, 'percent')).toBe('20%');
    expect(figure(120, 'month')).toBe('120');
  });

  it('counts in singular and plural', () => {
    expect(figure(1, 'months')).toBe('1 month');
    expect(figure(240, 'months')).toBe('240 months');
    expect(figure(0, 'years')).toBe('0 years');
  });

  it('has a true minus, and none before zero', () => {
    expect(figure(-1826.6, 'dollars')).toBe('−$1,827');
    expect(figure(-0.2, 'dollars')).toBe('$0');
    expect(figure(-0.001, 'percent')).toBe('0%');
  });

  it('says when there is none', () => {
    expect(figure(undefined, 'percent')).toBe(NO_FIGURE);
  });

  it('is told from a difference of percentages', () => {
    expect(difference(1.5, 'percent')).toBe('1.5 percentage points');
    expect(difference(173.4, 'dollars')).toBe('$173');
  });

  it('is short on an axis', () => {
    expect(tick(450_000, 'dollars')).toBe('$450K');
    expect(tick(1_250_000, 'dollars')).toBe('$1.3M');
    expect(tick(-500, 'dollars')).toBe('−$500');
    expect(tick(30, 'years')).toBe('30');
  });

  it('is written as Brazilians write it', () => {
    expect(plain(portuguese.figure(-1826.6, 'dollars'))).toBe('−US$ 1.827');
    expect(portuguese.figure(7.125, 'percent')).toBe('7,13%');
    expect(portuguese.figure(1, 'months')).toBe('1 mês');
    expect(portuguese.figure(240, 'months')).toBe('240 meses');
    expect(portuguese.difference(1.5, 'percent')).toBe('1,5 ponto percentual');
    expect(portuguese.difference(2.5, 'percent')).toBe('2,5 pontos percentuais');
    expect(plain(portuguese.short(450_000, 'dollars'))).toBe('US$ 450 mil');
    expect(plain(portuguese.tick(450_000, 'dollars'))).toBe('450 mil');
  });

  it('can be typed as it stands in its box', () => {
    for (const write of [typed, portuguese.typed]) {
      for (const value of [-5, 7.125, 0.5])
        expect(parseNumber(write(value), 'percent')).toBe(value);
      for (const value of [450_000, 1234.57, 0]) {
        expect(parseNumber(write(value), 'dollars')).toBe(value);
      }
    }
    expect(short(450_000, 'dollars')).toBe('$450K');
  });
});
