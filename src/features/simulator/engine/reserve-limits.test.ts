import { describe, expect, test } from 'vitest';
import { PLAN_IDS, plans, TERM_MONTHS } from '#features/plans/plans.ts';
import { totalAfter } from '#features/program-rules/schedule.ts';
import type { SimulationConfig } from './config.ts';
import type { GroupLife } from './life.ts';
import { medianOf } from './outcome.ts';
import { playGroup } from './play-group.ts';
import { CARRIED_PERCENT_A_YEAR, HEAVY_PERCENT_A_YEAR, HOMES_MISSING } from './reserve-limits.ts';

const GROUPS = 60;
const CREDIT = plans['450'].homeValue.cents;

/** Converts a yearly percentage to parts per million a month. */
const monthly = (percent: number) => Math.round((1 - (1 - percent / 100) ** (1 / 12)) * 1_000_000);

function play(habits: Partial<SimulationConfig>): GroupLife[] {
  return Array.from({ length: GROUPS }, (_, index) =>
    playGroup({
      plan: 450,
      seed: index + 1,
      members: 480,
      latePpm: 0,
      stopPrePpm: 0,
      stopPostPpm: 0,
      recoveryPct: 0,
      willingPpm: 0,
      freshBidPpm: 0,
      bidMin: 96,
      bidMax: 150,
      bidFailPpm: 0,
      ...habits,
    }),
  );
}

const isShort = ({ closing }: GroupLife) => closing.money < closing.claims;
const homesMissing = ({ closing }: GroupLife) => (closing.claims - closing.money) / CREDIT;

/** The first month from which a group never catches up with two awards a month. */
function behindFrom({ months }: GroupLife): number {
  let made = 0;
  let inTime = 0;
  for (const { m, awards } of months) {
    made += awards.length;
    if (made >= 2 * m) inTime = m;
  }
  return inTime + 1;
}

describe('what the reserve carries', () => {
  test.each([1, 5])('stopping before an award costs nobody a home, at %i %% a year', (percent) => {
    const lives = play({ stopPrePpm: monthly(percent) });
    expect(lives.filter(isShort)).toEqual([]);
    expect(lives.every(({ closing }) => closing.unserved === 0)).toBe(true);
    expect(lives.some(({ closing }) => closing.cancelled > 0)).toBe(true);
  });

  test('a small loss after awards, with hardly a group that is short', () => {
    const lives = play({ stopPostPpm: monthly(CARRIED_PERCENT_A_YEAR) });
    expect(lives.filter(isShort).length).toBeLessThanOrEqual(GROUPS / 20);
  });

  test('a heavy loss not: homes are missing, and the coverage shows it years before', () => {
    const lives = play({ stopPostPpm: monthly(HEAVY_PERCENT_A_YEAR) });
    expect(lives.every(isShort)).toBe(true);
    const missing = lives.reduce((sum, life) => sum + homesMissing(life), 0) / GROUPS;
    expect(Math.abs(missing - HOMES_MISSING)).toBeLessThan(1);
    const uncovered = medianOf(lives.map(({ warnings }) => warnings.firstUncovered)) ?? 0;
    expect(uncovered).toBeGreaterThan(80);
    expect(uncovered).toBeLessThan(100);
    expect(medianOf(lives.map(behindFrom)) ?? 0).toBeGreaterThan(uncovered + 24);
  });

  test.each(PLAN_IDS)(
    'all reserve parts of plan %s are worth between four and five homes',
    (id) => {
      const homes = (480 * totalAfter(id, TERM_MONTHS).reserve) / plans[id].homeValue.cents;
      expect(homes).toBeGreaterThan(4.7);
      expect(homes).toBeLessThan(5);
    },
  );
});
