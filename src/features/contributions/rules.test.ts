import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_IDS, TERM_MONTHS } from '#features/plans/plans.ts';
import { instalment } from '#features/program-rules/schedule.ts';
import {
  amountOfNext,
  oldestDueOn,
  oldestUnpaid,
  owedOn,
  type Position,
  receive,
  receiveFromEnd,
  takeBack,
} from './rules.ts';

const start = (planId: Position['planId'], unappliedCents = 20_000): Position => ({
  planId,
  paid: 0,
  prepaid: 0,
  unappliedCents,
});

/** A plain model: the set of paid instalments and the money there is. */
const worth = (planId: Position['planId'], paid: ReadonlySet<number>) =>
  [...paid].reduce((sum, k) => sum + instalment(planId, k).amount, 0);

const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 1_500_000 }) }),
  fc.record({ kind: fc.constant('exact' as const), n: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('end' as const), n: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ kind: fc.constant('back' as const), share: fc.integer({ min: 0, max: 100 }) }),
);

describe('money of a membership', () => {
  it('is never lost to the cent, whatever comes and goes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAN_IDS),
        fc.array(step, { maxLength: 40 }),
        (planId, steps) => {
          let position = start(planId);
          let money = 20_000;
          const paid = new Set<number>();
          for (const one of steps) {
            const left = TERM_MONTHS - position.paid - position.prepaid;
            let cents = 0;
            let moved: ReturnType<typeof receive>;
            if (one.kind === 'back') {
              cents = -Math.floor((money * one.share) / 100);
              moved = takeBack(position, -cents);
              for (const k of moved.changed) expect(paid.delete(k)).toBe(true);
            } else if (one.kind === 'end') {
              const n = Math.min(one.n, left);
              const last = TERM_MONTHS - position.prepaid;
              for (let k = last - n + 1; k <= last; k += 1) cents += instalment(planId, k).amount;
              moved = receiveFromEnd(position, cents, n);
              for (const k of moved.changed) paid.add(k);
            } else {
              cents =
                one.kind === 'pay' ? one.cents : amountOfNext(position, Math.min(one.n, left));
              if (cents <= 0) continue;
              moved = receive(position, cents);
              if (one.kind === 'exact') {
                expect(moved.changed).toHaveLength(Math.min(one.n, left));
                expect(moved.position.unappliedCents).toBe(0);
              }
              for (const k of moved.changed) paid.add(k);
            }
            money += cents;
            position = moved.position;
            expect(worth(planId, paid) + position.unappliedCents).toBe(money);
            expect(paid.size).toBe(position.paid + position.prepaid);
            for (let k = 1; k <= position.paid; k += 1) expect(paid.has(k)).toBe(true);
            expect(position.unappliedCents).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuses to give back more than came', () => {
    expect(() => takeBack(start('450'), 20_001)).toThrow(RangeError);
  });

  it('opens the newest instalment first, and of a prepayment those at the end', () => {
    const paid = receive(start('450'), 3 * 234_400 - 20_000).position;
    expect(takeBack(paid, 1).changed).toEqual([3]);
    const prepaid = receiveFromEnd(paid, 2 * 234_400, 2);
    expect(prepaid.changed).toEqual([240, 239]);
    expect(takeBack(prepaid.position, 2 * 234_400, 2).changed).toEqual([239, 240]);
  });

  it('has no unpaid instalment, and so no arrears, once all are paid from either end', () => {
    for (const prepaid of [0, 96, TERM_MONTHS]) {
      const finished = { ...start('450', 0), prepaid, paid: TERM_MONTHS - prepaid };
      expect(oldestUnpaid(finished)).toBeUndefined();
      expect(oldestDueOn(finished, '2026-05')).toBeUndefined();
      expect(owedOn(finished, '2026-05', '2050-01-01').instalments).toBe(0);
    }
    expect(oldestUnpaid({ paid: 143, prepaid: 96 })).toBe(144);
  });

  it('owes from the due date on', () => {
    const position = start('450');
    expect(owedOn(position, '2026-05', '2026-05-04').instalments).toBe(0);
    expect(owedOn(position, '2026-05', '2026-05-05')).toEqual({
      instalments: 1,
      amountCents: 214_400,
    });
    expect(owedOn(position, '2026-05', '2026-07-05').amountCents).toBe(3 * 234_400 - 20_000);
    expect(owedOn(position, '2026-05', '2050-01-01').instalments).toBe(TERM_MONTHS);
  });
});
