import type { Context } from '#platform/context.ts';
import { readCounters } from '#platform/lists/counters.ts';
import type { IncomeStatus } from '../rules.ts';

type Reader = Pick<Context, 'db'>;

export type DayOfSource = { day: string; source: string; applications: number; approved: number };

/**
 * Applications since a day, by day and source: campaigns by their first parameter, ad clicks by
 * their kind. Days without applications are left out.
 */
export async function readApplicationDays({ db }: Reader, from: string): Promise<DayOfSource[]> {
  const tallies = await readCounters(db, 'applications by day', from);
  return tallies.map(({ day, key, count }) => {
    const [state = '', ...source] = key.split(' ');
    return {
      day,
      source: source.join(' '),
      applications: count,
      approved: state === 'approved' ? count : 0,
    };
  });
}

export async function countStatuses({ db }: Reader): Promise<Map<IncomeStatus, number>> {
  const tallies = await readCounters(db, 'applications by status');
  return new Map(tallies.map(({ key, count }) => [key as IncomeStatus, count]));
}
