import { describe, expect, it } from 'vitest';
import { daysLater } from '#shared/calendar/dates.ts';
import { anchorWindow, dueStep } from './rules.ts';

const at = (text: string) => new Date(`${text}T12:00:00Z`);
const ANCHOR = at('2026-06-01');

describe('a schedule of reminders', () => {
  it.each([
    ['2026-06-01', undefined],
    ['2026-06-02', 1],
    ['2026-06-04', 1],
    ['2026-06-05', 4],
    ['2026-06-08', undefined],
    ['2026-06-11', 10],
    ['2026-06-13', 10],
    ['2026-06-14', undefined],
    ['2027-06-01', undefined],
  ])('of days 1, 4 and 10 has on %s the step %s', (day, step) => {
    expect(dueStep([1, 4, 10], ANCHOR, at(day))).toBe(step);
  });

  it('may count backwards from a future day', () => {
    expect(dueStep([-5, -1], ANCHOR, at('2026-05-26'))).toBeUndefined();
    expect(dueStep([-5, -1], ANCHOR, at('2026-05-27'))).toBe(-5);
    expect(dueStep([-5, -1], ANCHOR, at('2026-05-31'))).toBe(-1);
  });

  it.each([[[1, 4, 10]], [[-5, -1]], [[-3, 0, 7]]])(
    '%j looks at every anchor that has a step due, and at few others',
    (schedule) => {
      const now = at('2026-06-20');
      const { from, until } = anchorWindow(schedule, now);
      for (let day = -40; day <= 40; day += 1) {
        const anchor = daysLater(now, day);
        if (dueStep(schedule, anchor, now) === undefined) continue;
        expect(anchor >= from && anchor <= until).toBe(true);
      }
    },
  );
});
