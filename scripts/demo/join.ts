import type { PlanId } from '../../src/features/plans/plans.ts';
import type { Session } from '../../src/platform/routes.ts';
import type { CalendarDate } from '../../src/shared/calendar/date-of.ts';
import { addDays, daysBetween, instantAt } from '../../src/shared/calendar/dates.ts';
import { apply, approve, payDeposit } from '../../src/testing/lives/join-group.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import type { Agenda } from './agenda.ts';
import type { Person } from './people.ts';

/** People of a plan who apply and pay between two dates, a few each day. */
export type Wave = {
  readonly planId: PlanId;
  readonly people: readonly Person[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** How many incomes are approved on the next day; the others wait. */
  readonly approved: number;
};

const CITIES = ['Provo', 'Orem', 'Lehi', 'Ogden', 'Sandy', 'Draper', 'Logan', 'St. George'];

/** Adds a wave of people to the agenda, day by day. */
export function joinInWave(
  world: LifeWorld,
  agenda: Agenda,
  admin: () => Session,
  wave: Wave,
): void {
  const length = daysBetween(wave.from, wave.to);
  const dayOf = (index: number) => Math.floor((index * length) / wave.people.length);
  const byDay = Map.groupBy(wave.people.keys(), dayOf);
  for (const [day, indexes] of byDay) {
    const date = addDays(wave.from, day);
    agenda.add(instantAt(date, '11:00'), async () => {
      for (const index of indexes) await join(world, wave, index);
      await world.settle();
    });
    const approved = indexes.filter((index) => index < wave.approved);
    agenda.add(instantAt(addDays(date, 1), '10:00'), async () => {
      for (const index of approved) {
        await approve(world, admin(), { email: (wave.people[index] as Person).email });
      }
      await world.settle();
    });
  }
}

async function join(world: LifeWorld, { people, planId }: Wave, index: number): Promise<void> {
  const city = CITIES[index % CITIES.length] as string;
  const given = { ...(people[index] as Person), city, preferredPlan: planId };
  await payDeposit(world, await apply(world, { ...given, monthlyIncome: '$15,000+' }));
}
