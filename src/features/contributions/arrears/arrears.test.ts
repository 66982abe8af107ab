import { describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar/dates.ts';
import { instalmentsDueIn, nextAutomatic } from '../automatic/automatic.ts';
import {
  ARREARS_DAYS,
  END_STEP,
  endDate,
  firstStep,
  type NextStep,
  pauseStep,
  resumeStep,
  takeStep,
  unpauseStep,
} from './arrears.ts';

const DUE = '2026-05-05';

function daysOfSteps(runsOn: (day: number) => boolean): number[][] {
  let next: NextStep | undefined = firstStep(DUE);
  const taken: number[][] = [];
  for (let day = -1; day <= 150 && next; day += 1) {
    const today = addDays(DUE, day);
    const step: ReturnType<typeof takeStep> = runsOn(day) ? takeStep(DUE, next, today) : undefined;
    if (!step) continue;
    taken.push([day, ARREARS_DAYS[step.taken] ?? -1]);
    next = step.next;
  }
  return taken;
}

describe('the steps of an unpaid instalment', () => {
  it('come on the due date and 3, 10, 30, 60, 80 and 90 days after', () => {
    expect(daysOfSteps(() => true)).toEqual([0, 3, 10, 30, 60, 80, 90].map((day) => [day, day]));
  });

  it('are not made up after days in which nothing ran, and never end a seat without notice', () => {
    expect(daysOfSteps((day) => day === 0 || day >= 35)).toEqual([
      [0, 0],
      [35, 30],
      [60, 60],
      [80, 80],
      [90, 90],
    ]);
    expect(daysOfSteps((day) => day >= 120)).toEqual([
      [120, 80],
      [130, 90],
    ]);
  });

  it('go on after the last one taken when the instalment is open again', () => {
    expect(resumeStep(DUE, 1, addDays(DUE, 40))).toEqual({ step: 2, on: addDays(DUE, 10) });
    expect(resumeStep(DUE, END_STEP - 1, addDays(DUE, 100))).toEqual({
      step: END_STEP,
      on: addDays(DUE, 110),
    });
  });
});

describe('a pause', () => {
  const end = { step: END_STEP, on: addDays(DUE, 90) };
  const lastReminder = { step: END_STEP - 1, on: addDays(DUE, 80) };

  it('moves a step to the day after it, and brings the last reminder again before the end', () => {
    const until = addDays(DUE, 100);
    expect(pauseStep({ step: 1, on: addDays(DUE, 3) }, until)).toEqual({
      step: 1,
      on: addDays(DUE, 101),
    });
    expect(pauseStep(end, until)).toEqual({ step: END_STEP - 1, on: addDays(DUE, 101) });
    expect(pauseStep(end, addDays(DUE, 89))).toEqual(end);
  });

  it('that is taken away leaves the planned date, and the end as it was named', () => {
    const moved = pauseStep(lastReminder, addDays(DUE, 100));
    expect(unpauseStep(DUE, moved)).toEqual(lastReminder);
    const late = { step: END_STEP, on: addDays(DUE, 110) };
    expect(unpauseStep(DUE, late)).toEqual(late);
  });

  it('puts the end ten days after the reminder that follows it', () => {
    const on = addDays(DUE, 101);
    expect(endDate(DUE, { isEnd: false, on })).toBe(addDays(DUE, 111));
    expect(endDate(DUE, { isEnd: false, on: addDays(DUE, 30) })).toBe(end.on);
    expect(endDate(DUE, { isEnd: true, on })).toBe(on);
  });
});

describe('automatic payments', () => {
  const account = { startMonth: '2026-05', paid: 0, prepaid: 0 };

  it.each([
    ['2026-04-10', 1, 1, '2026-05-01', '2026-04-28'],
    ['2026-04-30', 1, 1, '2026-05-01', '2026-04-30'],
    ['2026-05-01', 1, 2, '2026-05-04', '2026-05-01'],
    ['2026-05-05', 1, 3, '2026-05-08', '2026-05-05'],
    ['2026-05-08', 2, 1, '2026-06-01', '2026-05-29'],
  ])('after %s: month %i, attempt %i', (today, month, attempt, chargeOn, announceOn) => {
    expect(nextAutomatic(account, today)).toEqual({ month, attempt, chargeOn, announceOn });
  });

  it('wait for the month of the next unpaid instalment, and end with the last', () => {
    expect(nextAutomatic({ ...account, paid: 3 }, '2026-05-10')?.chargeOn).toBe('2026-08-01');
    expect(nextAutomatic({ ...account, paid: 140, prepaid: 100 }, '2026-05-10')).toBeUndefined();
    expect(instalmentsDueIn({ paid: 1, prepaid: 0 }, 3)).toBe(2);
    expect(instalmentsDueIn({ paid: 5, prepaid: 0 }, 3)).toBe(0);
  });
});
