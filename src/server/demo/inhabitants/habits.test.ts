import { describe, expect, it } from 'vitest';
import { programMonth } from '#features/program-rules/calendar.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { bidOf, habitOf, paidUpTo, stoppedSeats } from './habits.ts';

const SEATS = 480;
const GROUPS = [
  { group: 'test-450-1', start: '2024-11' },
  { group: 'test-450-2', start: '2026-12' },
  { group: 'test-650-1', start: '2027-04' },
];
const holders = (group: string) =>
  Array.from({ length: SEATS }, (_, index) => ({ group, seat: index + 1, email: '' }));

describe.each(GROUPS)('the members of $group', ({ group, start }) => {
  it('mostly pay automatically', () => {
    const automatic = holders(group).filter((one) => habitOf(one).kind === 'automatic');
    expect(automatic.length / SEATS).toBeGreaterThan(0.8);
    expect(automatic.length / SEATS).toBeLessThan(0.92);
  });

  it('are late by 1 to 4 in a hundred, on any day of three years', () => {
    const byHand = holders(group).flatMap((one) => {
      const habit = habitOf(one);
      return habit.kind === 'automatic' ? [] : [{ one, habit }];
    });
    for (let today = '2027-05-01'; today < '2029-12-01'; today = addDays(today, 11)) {
      const month = programMonth(start, today);
      const due = Number(today.slice(8)) > 5 ? month : month - 1;
      const late = byHand.filter(({ one, habit }) => paidUpTo(habit, one, { month, today }) < due);
      expect(late.length / SEATS, today).toBeGreaterThanOrEqual(0.01);
      expect(late.length / SEATS, today).toBeLessThanOrEqual(0.04);
    }
  });

  it('never pay less on a later day, and nobody falls 90 days behind', () => {
    for (const one of holders(group).slice(0, 150)) {
      const habit = habitOf(one);
      if (habit.kind === 'automatic') continue;
      let before = 0;
      for (let today = '2027-05-01'; today < '2028-12-01'; today = addDays(today, 1)) {
        const month = programMonth(start, today);
        const paid = Math.max(before, paidUpTo(habit, one, { month, today }));
        expect(month - paid).toBeLessThanOrEqual(2);
        before = paid;
      }
    }
  });

  it('stop now and then, and one or two want to bid in a month', () => {
    const stopped = stoppedSeats(group, { from: 2, until: 38, seats: SEATS });
    expect(stopped.size).toBeGreaterThan(2);
    expect(stopped.size).toBeLessThan(16);
    const bids = Array.from({ length: 36 }, (_, index) => index + 2).flatMap((month) =>
      holders(group).flatMap((one) => bidOf(one, month) ?? []),
    );
    expect(bids.length / 36).toBeGreaterThan(0.5);
    expect(bids.length / 36).toBeLessThan(2.5);
    expect(Math.min(...bids)).toBeGreaterThanOrEqual(96);
  });
});

it('lets the persona in arrears stay two months behind', () => {
  const marcos = { group: 'test-450-1', seat: 121, email: 'marcos@example.com' };
  expect(habitOf(marcos)).toEqual({ kind: 'behind', months: 2 });
});
