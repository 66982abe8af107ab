import { describe, expect, it } from 'vitest';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { creditOf, totalAfter, totalOf, totalOfLast } from '#features/program-rules/schedule.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import { type LateEnd, type LateSeat, lateTimeline } from './timeline.ts';

const seat: LateSeat = {
  planId: '450',
  startMonth: '2027-01',
  paid: 10,
  prepaid: 0,
  unappliedCents: 0,
  endsAs: 'cancelled',
};

describe('lateTimeline', () => {
  it('names what is owed when, the assemblies missed and the end of a waiting seat', () => {
    const found = lateTimeline(seat);
    expect(found?.endsOn).toBe('2028-02-03');
    expect(found?.events).toEqual([
      { on: '2027-11-05', kind: 'due', owedCents: 234_400 },
      { on: '2027-11-08', kind: 'reminder', owedCents: 234_400 },
      { on: '2027-11-14', kind: 'sits-out', owedCents: 234_400, month: 11 },
      { on: '2027-11-15', kind: 'reminder', owedCents: 234_400 },
      { on: '2027-12-05', kind: 'due', owedCents: 468_800 },
      { on: '2027-12-05', kind: 'reminder', owedCents: 468_800 },
      { on: '2027-12-14', kind: 'sits-out', owedCents: 468_800, month: 12 },
      { on: '2028-01-04', kind: 'reminder', owedCents: 468_800 },
      { on: '2028-01-05', kind: 'due', owedCents: 703_200 },
      { on: '2028-01-14', kind: 'sits-out', owedCents: 703_200, month: 13 },
      { on: '2028-01-24', kind: 'reminder', owedCents: 703_200 },
      { on: '2028-02-03', kind: 'end', owedCents: 703_200 },
    ]);
    expect(found).toMatchObject({ backCents: 10 * 187_500, debtCents: 0 });
  });

  it('says nothing of assemblies to a seat with an award', () => {
    const bought = lateTimeline({ ...seat, endsAs: 'terminated' });
    expect(bought?.events.some(({ kind }) => kind === 'sits-out')).toBe(false);
    expect(bought).toMatchObject({ backCents: 0, debtCents: 45_000_000 - 10 * 187_500 });
    const waiting = lateTimeline({ ...seat, endsAs: 'handed_back' });
    expect(waiting).toMatchObject({ backCents: 1_875_000 - 93_750, debtCents: 0 });
  });

  it('is undefined when everything is paid', () => {
    expect(lateTimeline({ ...seat, paid: 200, prepaid: 40 })).toBeUndefined();
  });

  it('holds for every position of both plans', () => {
    const ends: LateEnd[] = ['cancelled', 'terminated', 'handed_back'];
    for (const planId of ['450', '650'] as const) {
      for (let paid = 0; paid < TERM_MONTHS; paid += 7) {
        const prepaid = Math.min(96, (paid * 3) % (TERM_MONTHS - paid));
        for (const endsAs of ends) {
          const found = lateTimeline({ ...seat, planId, paid, prepaid, endsAs });
          const { events = [], endsOn = '', backCents = 0, debtCents = 0 } = found ?? {};
          const dueOn = dueDate(seat.startMonth, paid + 1);
          expect(daysBetween(dueOn, endsOn)).toBe(90);
          const days = events.map(({ on }) => on);
          expect(days).toEqual(days.toSorted());
          expect(events[0]?.on).toBe(dueOn);
          expect(events.at(-1)?.kind).toBe('end');
          const due = events.filter(({ kind }) => kind === 'due').length;
          expect(events.at(-1)?.owedCents).toBe(totalOf(planId, paid + 1, paid + due).amount);
          const fund = totalAfter(planId, paid).fund + totalOfLast(planId, prepaid).fund;
          expect(backCents).toBeLessThanOrEqual(fund);
          if (endsAs === 'terminated') expect(debtCents + fund).toBe(creditOf(planId));
        }
      }
    }
  });
});
