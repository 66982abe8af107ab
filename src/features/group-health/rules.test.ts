import { describe, expect, it } from 'vitest';
import { projectMonths, stillToCome } from './rules.ts';

const paying = (count: number, paid: number) =>
  Array.from({ length: count }, () => ({ paid, prepaid: 0 }));

describe('the next months of a group', () => {
  it('are two homes each where everybody pays', () => {
    const months = projectMonths({
      planId: '450',
      month: 1,
      isHeld: false,
      fund: 0,
      awardsMade: 0,
      waiting: 480,
      refundsOwed: [],
      paying: paying(480, 0),
    });
    expect(months).toHaveLength(12);
    expect(months.every(({ homes, fundCents }) => homes === 2 && fundCents === 0)).toBe(true);
  });

  it('make up for missed picks when what is behind is paid', () => {
    const [first, second] = projectMonths({
      planId: '450',
      month: 3,
      isHeld: true,
      fund: 0,
      awardsMade: 5,
      waiting: 475,
      refundsOwed: [],
      paying: [...paying(240, 3), ...paying(240, 2)],
    });
    // 720 instalments bring three credits: the month's two and the one that was missed.
    expect(first).toEqual({ month: 4, fundCents: 0, homes: 3 });
    expect(second?.homes).toBe(2);
  });

  it('pay refunds that were drawn before homes, whole and in their order', () => {
    const start = { planId: '450', month: 5, isHeld: true, awardsMade: 10, waiting: 470 } as const;
    const seats = paying(470, 5);
    const monthly = 470 * 187_500;
    const refundsOwed = [1_000_000, 10 * monthly, 5];
    const [first, second] = projectMonths({ ...start, fund: 0, refundsOwed, paying: seats });
    // The first refund leaves too little for two homes; the second one and what is behind it wait.
    expect(first).toEqual({ month: 6, fundCents: monthly - 1_000_000 - 45_000_000, homes: 1 });
    expect(second).toEqual({
      month: 7,
      fundCents: 2 * monthly - 1_000_000 - 3 * 45_000_000,
      homes: 2,
    });
  });

  it('end with the term', () => {
    const start = { planId: '450', fund: 0, awardsMade: 478, waiting: 2, refundsOwed: [] } as const;
    const months = projectMonths({ ...start, month: 239, isHeld: true, paying: paying(480, 239) });
    expect(months).toEqual([{ month: 240, fundCents: 0, homes: 2 }]);
  });

  it('count fund and reserve parts that are still to come', () => {
    expect(stillToCome('450', { paid: 0, prepaid: 0 })).toBe(45_000_000 + 456_000);
    expect(stillToCome('450', { paid: 144, prepaid: 96 })).toBe(0);
  });
});
