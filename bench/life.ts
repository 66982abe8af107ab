import { ORDINARY } from '../src/testing/lives/habits.ts';
import { liveThrough } from '../src/testing/lives/live-through.ts';
import { openLife } from '../src/testing/lives/open-life.ts';
import { memoryInUse } from '../src/testing/servers/memory-in-use.ts';
import type { Comparison, Measured } from './frame.ts';
import { withEmptyDatabase } from './own-database.ts';
import type { Product } from './product.ts';

const SEATS = Number(process.env.BENCH_LIFE_SEATS ?? 12);
const YEARS = 4;
const MONTHS = 12 * YEARS;
const MEGABYTE = 1024 * 1024;

type Month = { at: number; held: number };

/** A small group run through the product: how fast, and whether age costs time or memory. */
export function measureLife(product: Pick<Product, 'databaseUrl'>): Promise<Measured> {
  return withEmptyDatabase(product, 'life', async (databaseUrl) => {
    const world = await openLife(databaseUrl, SEATS);
    const months: Month[] = [];
    const note = () => months.push({ at: performance.now(), held: memoryInUse().held / MEGABYTE });
    try {
      const options = { groups: 1, months: MONTHS, capacity: SEATS, habits: ORDINARY };
      const { differences } = await liveThrough(world, { ...options, onMonth: note });
      if (differences.length > 0) throw new Error(`a life differs: ${differences.join('; ')}`);
    } finally {
      await world.close();
    }
    return report(months);
  });
}

/** The first year is a warm-up: the second and the last are compared. */
function report(months: readonly Month[]): Measured {
  const minutesOf = (from: number, to: number) =>
    ((months[to - 1]?.at ?? 0) - (months[from - 1]?.at ?? 0)) / 60_000;
  const rateOf = (year: number) => 12 / minutesOf(12 * (year - 1), 12 * year);
  const compared = (name: string, unit: string, ours: number, limit: number): Comparison => ({
    name,
    unit,
    against: 'its second year',
    ours,
    limit,
    ratio: ours / limit,
    rounds: [{ ours, limit }],
  });
  const memoryOf = (year: number) => months[12 * year - 1]?.held ?? 0;
  return {
    comparisons: [
      compared(`months a minute in year ${YEARS}`, '1/min', rateOf(YEARS), rateOf(2)),
      { ...compared('memory in use', 'MB', memoryOf(YEARS), memoryOf(2)), goal: '≤ 1.2' },
    ],
    figures: [
      {
        name: `a group of ${SEATS} seats lived through the product`,
        unit: 'group months a minute',
        value: Math.round((MONTHS - 12) / minutesOf(12, MONTHS)),
      },
    ],
  };
}
