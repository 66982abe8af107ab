import { type PlanId, TERM_MONTHS } from '#features/plans/plans.ts';
import type { SimulationConfig } from '#features/simulator/engine/config.ts';
import { playGroup } from '#features/simulator/engine/play-group.ts';
import { addMonths } from '#shared/calendar/months.ts';
import { completeLife } from './complete-life.ts';
import { formLifeGroup } from './form-life-group.ts';
import { GroupPlayer } from './group-player.ts';
import { replayOf } from './life-record.ts';
import { appointAdmins, type LifeWorld } from './life-world.ts';
import { type LivedGroup, liveMonth } from './live-month.ts';
import { factsOfSimulation, type MonthFacts, readMonthFacts } from './month-facts.ts';
import { Recoveries } from './recoveries.ts';

export type LifeOptions = {
  readonly groups: number;
  readonly months: number;
  readonly capacity: number;
  /** What members do; each group has its own seed. */
  readonly habits: Omit<SimulationConfig, 'plan' | 'seed' | 'members'>;
  readonly onFormed?: (player: GroupPlayer) => Promise<void>;
  readonly onMonth?: (month: number, lived: readonly LivedGroup[]) => unknown;
};

export type Lived = { differences: string[]; lived: LivedGroup[]; facts: MonthFacts[][] };

const PLANS: readonly PlanId[] = ['450', '650'];

/**
 * Plays groups in the product, month by month; returns the differences from the simulator's result
 * for the same behaviour and draws. None is expected.
 */
export async function liveThrough(
  world: LifeWorld,
  { groups, months, capacity, habits, onFormed, onMonth }: LifeOptions,
): Promise<Lived> {
  const admins = await appointAdmins(world);
  const lived: LivedGroup[] = [];
  for (let index = 0; index < groups; index += 1) {
    const planId = PLANS[index % PLANS.length] as PlanId;
    const emails = Array.from(
      { length: capacity },
      (_, seat) => `seat-${seat + 1}-of-${index + 1}@example.com`,
    );
    const group = await formLifeGroup(world, admins[0], { planId, emails });
    const plan = planId === '450' ? 450 : 650;
    const config: SimulationConfig = { ...habits, plan, seed: index + 1, members: capacity };
    const player = new GroupPlayer(world, { group, config, admins });
    const { chance } = player;
    lived.push({
      player,
      recoveries: new Recoveries(world, { admins, chance, groupId: group.id }),
    });
    await onFormed?.(player);
    await player.begin();
  }
  const facts: MonthFacts[][] = lived.map(() => []);
  const start = lived[0]?.player.startMonth ?? '';
  for (let month = 1; month <= months; month += 1) {
    await liveMonth(world, lived, admins, addMonths(start, month - 1));
    for (const [index, { player }] of lived.entries()) {
      facts[index]?.push(await readMonthFacts(world, player, month));
    }
    await onMonth?.(month, lived);
  }
  const differences = lived.flatMap(({ player }, index) =>
    compareLife(player, facts[index] as MonthFacts[]).map((line) => `group ${index + 1}, ${line}`),
  );
  if (months === TERM_MONTHS) differences.push(...(await completeLife(world, lived, admins)));
  return { differences, lived, facts };
}

function compareLife(player: GroupPlayer, facts: readonly MonthFacts[]): string[] {
  const { months } = playGroup(player.config, replayOf(player.records, player.chance));
  const expected = factsOfSimulation(months);
  return facts.flatMap((actual, index) => {
    const wanted = expected[index] as MonthFacts;
    return (Object.keys(wanted) as (keyof MonthFacts)[])
      .filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(actual[name]))
      .map(
        (name) =>
          `month ${actual.month}, ${name}: ${JSON.stringify(actual[name])} in the product, ${JSON.stringify(wanted[name])} in the simulator`,
      );
  });
}
