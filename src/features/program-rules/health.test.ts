import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, coverageOf, isAlarming, isCovered } from './health.ts';
import { creditOf, totalAfter } from './schedule.ts';

test('a group that has just begun is covered by its reserve', () => {
  const { fund, reserve } = totalAfter('450', 240);
  const balance = balanceOf({
    fund: 0,
    reserve: 0,
    stillToCome: 480 * (fund + reserve),
    expectedRecoveries: 0,
    creditsOfWaiting: 480 * creditOf('450'),
    refundsOfCancelled: 0,
  });
  expect(balance.assets - balance.obligations).toBe(480 * 456_000);
  expect(coverageOf(balance)).toBeCloseTo(1.0101, 4);
});

test('a group that owes nothing is covered', () => {
  expect(coverageOf({ assets: 0, obligations: 0 })).toBe(Number.POSITIVE_INFINITY);
  expect(isCovered({ assets: 0, obligations: 0 })).toBe(true);
});

test('one missing cent is detected', () => {
  expect(isCovered({ assets: 21_600_000_000 - 1, obligations: 21_600_000_000 })).toBe(false);
  expect(isCovered({ assets: 21_600_000_000, obligations: 21_600_000_000 })).toBe(true);
});

const alarm = (month: number, terminations: number, losses: number) =>
  isAlarming({ month, terminations, losses, reserveOfTerm: 218_880_000 });

test('the alarm needs five terminations', () => {
  expect(alarm(12, 4, 100_000_000)).toBe(false);
  expect(alarm(12, 5, 100_000_000)).toBe(true);
});

test('at half of the term half of the reserve may be lost, at its end all of it', () => {
  expect(alarm(120, 5, 109_440_000)).toBe(false);
  expect(alarm(120, 5, 109_440_001)).toBe(true);
  expect(alarm(240, 5, 218_880_000)).toBe(false);
  expect(alarm(240, 5, 218_880_001)).toBe(true);
});

test('the same losses alarm less the later they come', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 239 }),
      fc.integer({ min: 0, max: 400_000_000 }),
      (month, losses) => {
        if (alarm(month + 1, 9, losses)) expect(alarm(month, 9, losses)).toBe(true);
      },
    ),
  );
});
