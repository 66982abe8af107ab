import { describe, expect, it } from 'vitest';
import { dateOf } from './date-of.ts';
import {
  addDays,
  daysBetween,
  daysLater,
  instantAt,
  startedDaysUntil,
  startOfDate,
  weekdayOf,
  yearsEarlier,
} from './dates.ts';
import { addMonths, dateIn, monthOf, monthsBetween } from './months.ts';

// In 2026 summer time in Utah begins on March 8 at 02:00 and ends on November 1 at 02:00.
describe('a date in Utah', () => {
  it.each([
    ['2026-01-15T06:59:59Z', '2026-01-14'],
    ['2026-01-15T07:00:00Z', '2026-01-15'],
    ['2026-07-15T05:59:59Z', '2026-07-14'],
    ['2026-07-15T06:00:00Z', '2026-07-15'],
    ['2026-03-08T06:59:59Z', '2026-03-07'],
    ['2026-11-02T06:59:59Z', '2026-11-01'],
  ])('at %s is %s', (moment, date) => expect(dateOf(new Date(moment))).toBe(date));

  it('begins at midnight there, in winter and in summer', () => {
    expect(startOfDate('2026-03-08').toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(startOfDate('2026-03-09').toISOString()).toBe('2026-03-09T06:00:00.000Z');
    expect(startOfDate('2026-11-01').toISOString()).toBe('2026-11-01T06:00:00.000Z');
    expect(startOfDate('2026-11-02').toISOString()).toBe('2026-11-02T07:00:00.000Z');
  });

  it('has a moment for each time, including times that clocks skip or show twice', () => {
    expect(instantAt('2026-01-15', '18:00').toISOString()).toBe('2026-01-16T01:00:00.000Z');
    expect(instantAt('2026-07-15', '18:00').toISOString()).toBe('2026-07-16T00:00:00.000Z');
    expect(instantAt('2026-03-08', '02:30').toISOString()).toBe('2026-03-08T09:30:00.000Z');
    expect(instantAt('2026-11-01', '01:30').toISOString()).toBe('2026-11-01T07:30:00.000Z');
  });

  it('is counted without hours', () => {
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
    expect(weekdayOf('2026-11-15')).toBe(7);
  });
});

describe('a moment', () => {
  it('keeps its time of day when summer time begins or ends', () => {
    const winter = new Date('2026-01-10T15:00:00Z');
    expect(daysLater(winter, 120).toISOString()).toBe('2026-05-10T14:00:00.000Z');
    expect(daysLater(daysLater(winter, 120), -120)).toEqual(winter);
    expect(yearsEarlier(new Date('2028-02-29T12:00:00Z'), 7).toISOString()).toBe(
      '2021-02-28T12:00:00.000Z',
    );
  });

  it('counts a started day as a whole one', () => {
    const from = new Date('2026-10-31T18:00:00Z');
    expect(startedDaysUntil(from, from)).toBe(0);
    expect(startedDaysUntil(from, new Date('2026-10-31T18:00:01Z'))).toBe(1);
    // The day that ends summer time has 25 hours.
    expect(startedDaysUntil(from, new Date('2026-11-01T19:00:00Z'))).toBe(1);
    expect(startedDaysUntil(from, new Date('2026-11-01T19:00:01Z'))).toBe(2);
  });
});

describe('a month', () => {
  it('is counted over the end of a year', () => {
    expect(monthOf('2026-12-31')).toBe('2026-12');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-01', 239)).toBe('2045-12');
    expect(monthsBetween('2026-11', '2046-10')).toBe(239);
  });

  it('refuses a day it does not have', () => {
    expect(dateIn('2026-02', 5)).toBe('2026-02-05');
    expect(() => dateIn('2026-02', 30)).toThrow(RangeError);
  });
});
