import type { PlanId } from '../../src/features/plans/plans.ts';
import type { Session } from '../../src/platform/routes.ts';
import {
  apply,
  papersOf,
  payDeposit,
  uploadPapers,
} from '../../src/server/demo/inhabitants/apply.ts';
import { chance } from '../../src/server/demo/inhabitants/chance.ts';
import { identityPicture } from '../../src/server/demo/inhabitants/identity-picture.ts';
import type { Inhabitant } from '../../src/server/demo/inhabitants/people.ts';
import { approve } from '../../src/server/demo/inhabitants/staff.ts';
import { type CalendarDate, dateOf } from '../../src/shared/calendar/date-of.ts';
import { addDays, daysBetween, instantAt } from '../../src/shared/calendar/dates.ts';
import type { LifeWorld } from '../../src/testing/lives/life-world.ts';
import type { Agenda } from './agenda.ts';

/** People of a plan who apply and pay between two dates, a few each day. */
export type Wave = {
  readonly planId: PlanId;
  readonly people: readonly Inhabitant[];
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** How many incomes are approved on the next day; the others wait. */
  readonly approved: number;
  /** The share of people who upload their papers at once. */
  readonly uploads?: number;
};

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
        await approve(world.context, admin(), (wave.people[index] as Inhabitant).email);
      }
      await world.settle();
    });
  }
}

async function join({ context, settle }: LifeWorld, wave: Wave, index: number): Promise<void> {
  const person = wave.people[index] as Inhabitant;
  await payDeposit(context, await apply(context, person, wave.planId));
  if (chance('uploads', person.email) >= (wave.uploads ?? 0)) return;
  await settle();
  await uploadAll(context, person);
}

/** One in three photographs the identity card; some earn less than they declared. */
async function uploadAll(context: LifeWorld['context'], person: Inhabitant): Promise<void> {
  const share = chance('earns less', person.email) < 0.12 ? 0.72 : 1;
  const papers = await papersOf(person, dateOf(context.clock.now()), { share });
  const photo = { name: 'identity-card.jpg', content: await identityPicture(person) };
  const id = chance('photographs', person.email) < 0.3 ? [photo] : papers.id;
  await uploadPapers(context, person, { ...papers, id });
}
