import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/dates.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import {
  assemblyAt,
  automaticPaymentDates,
  biddingOpensAt,
  calendarMonth,
  closingAt,
  cutOffAt,
  dueDate,
  firstDate,
  programMonth,
  startMonth,
} from './calendar.ts';

describe('the month a group begins', () => {
  it.each([
    // Twenty days before December 1 is November 11.
    ['2026-11-11T12:00:00Z', '2026-12'],
    ['2026-11-12T12:00:00Z', '2027-01'],
    // Still November 11 in Utah, though the 12th in London.
    ['2026-11-12T06:59:59Z', '2026-12'],
    ['2026-11-12T07:00:00Z', '2027-01'],
    // February is short: the 9th is twenty days before March 1.
    ['2027-02-09T12:00:00Z', '2027-03'],
    ['2027-02-10T12:00:00Z', '2027-04'],
    ['2028-02-10T12:00:00Z', '2028-03'],
    ['2026-12-01T12:00:00Z', '2027-01'],
    ['2026-12-31T12:00:00Z', '2027-02'],
  ])('after it formed at %s is %s', (formedAt, month) => {
    expect(startMonth(new Date(formedAt))).toBe(month);
  });
});

describe('the dates of a month', () => {
  it('are the same days of each month, whatever weekday they are', () => {
    expect(firstDate('2026-12', 1)).toBe('2026-12-01');
    expect(dueDate('2026-12', 1)).toBe('2026-12-05');
    expect(dueDate('2026-12', 240)).toBe('2046-11-05');
    expect(automaticPaymentDates('2026-12', 2)).toEqual(['2027-01-01', '2027-01-04', '2027-01-08']);
  });

  it('keep their hour in Utah in winter and in summer', () => {
    expect(cutOffAt('2026-02', 1).toISOString()).toBe('2026-02-15T01:00:00.000Z');
    expect(cutOffAt('2026-02', 2).toISOString()).toBe('2026-03-15T00:00:00.000Z');
    expect(closingAt('2026-10', 1).toISOString()).toBe('2026-10-15T23:00:00.000Z');
    expect(closingAt('2026-10', 2).toISOString()).toBe('2026-11-16T00:00:00.000Z');
    expect(assemblyAt('2026-10', 1).toISOString()).toBe('2026-10-16T00:00:00.000Z');
    expect(assemblyAt('2026-10', 2).toISOString()).toBe('2026-11-16T01:00:00.000Z');
  });

  it('open the bidding at formation, then on the 16th of the month before', () => {
    const formedAt = new Date('2026-09-20T15:00:00Z');
    expect(biddingOpensAt('2026-11', 1, formedAt)).toEqual(formedAt);
    expect(biddingOpensAt('2026-11', 2, formedAt).toISOString()).toBe('2026-11-16T07:00:00.000Z');
    expect(biddingOpensAt('2026-10', 2, formedAt).toISOString()).toBe('2026-10-16T06:00:00.000Z');
  });

  it('are counted from the first month on', () => {
    expect(programMonth('2026-12', '2026-11-30')).toBe(0);
    expect(programMonth('2026-12', '2026-12-01')).toBe(1);
    expect(programMonth('2026-12', '2046-11-30')).toBe(240);
    expect(programMonth('2026-12', '2046-12-01')).toBe(241);
    for (let m = 1; m <= 240; m += 1) {
      expect(programMonth('2026-12', firstDate('2026-12', m))).toBe(m);
      expect(calendarMonth('2026-12', m)).toBe(dueDate('2026-12', m).slice(0, 7));
    }
  });
});

describe('business days', () => {
  const closedIn = (year: number) => {
    const dates: string[] = [];
    for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1)) {
      const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
      if (weekday >= 1 && weekday <= 5 && !isBusinessDay(date)) dates.push(date.slice(5));
    }
    return dates;
  };

  // Juneteenth and Independence Day of 2027, and Christmas of 2027, fall on weekends.
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
    [2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  ])('of %i leave out %s', (year, holidays) => {
    expect(closedIn(year)).toEqual(holidays.split(' '));
  });

  it('are counted from the day after', () => {
    // Tuesday before Thanksgiving: Wednesday, Friday, Monday, Tuesday, Wednesday.
    expect(addBusinessDays('2026-11-24', 5)).toBe('2026-12-02');
    expect(addBusinessDays('2026-11-14', 1)).toBe('2026-11-16');
    expect(addBusinessDays('2026-11-16', 0)).toBe('2026-11-16');
  });
});
