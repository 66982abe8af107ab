import { describe, expect, it } from 'vitest';
import { NO_FIGURE, writeDifference, writeFigure, writeTick } from './write-figure.ts';

describe('a figure', () => {
  it('is rounded to what its unit shows', () => {
    expect(writeFigure(2343.75, 'dollars')).toBe('$2,344');
    expect(writeFigure(7.125, 'percent')).toBe('7.13%');
    expect(writeFigure(20, 'percent')).toBe('20%');
    expect(writeFigure(120, 'month')).toBe('120');
  });

  it('counts in singular and plural', () => {
    expect(writeFigure(1, 'months')).toBe('1 month');
    expect(writeFigure(240, 'months')).toBe('240 months');
    expect(writeFigure(0, 'years')).toBe('0 years');
  });

  it('has a true minus, and none before zero', () => {
    expect(writeFigure(-1826.6, 'dollars')).toBe('−$1,827');
    expect(writeFigure(-0.2, 'dollars')).toBe('$0');
    expect(writeFigure(-0.001, 'percent')).toBe('0%');
  });

  it('says when there is none', () => {
    expect(writeFigure(undefined, 'percent')).toBe(NO_FIGURE);
  });

  it('is told from a difference of percentages', () => {
    expect(writeDifference(1.5, 'percent')).toBe('1.5 percentage points');
    expect(writeDifference(173.4, 'dollars')).toBe('$173');
  });

  it('is short on an axis', () => {
    expect(writeTick(450_000, 'dollars')).toBe('$450K');
    expect(writeTick(1_250_000, 'dollars')).toBe('$1.3M');
    expect(writeTick(-500, 'dollars')).toBe('−$500');
    expect(writeTick(30, 'years')).toBe('30');
  });
});
