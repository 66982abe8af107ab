import { type Group, listFormedGroups } from '#features/groups/server/read-group.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { Session } from '#platform/routes.ts';
import { apply, approve, payDeposit } from './join-group.ts';
import type { LifeWorld } from './life-world.ts';

/** People apply, pay their deposits and are approved, until their group forms. */
export async function formLifeGroup(
  world: LifeWorld,
  admin: Session,
  { planId, emails }: { planId: PlanId; emails: readonly string[] },
): Promise<Group> {
  const before = new Set((await listFormedGroups(world.context)).map(({ id }) => id));
  for (const email of emails) {
    const person = { email, preferredPlan: planId, monthlyIncome: '$15,000+' };
    await payDeposit(world, await apply(world, person));
  }
  await world.settle();
  for (const email of emails) await approve(world, admin, { email });
  await world.settle();
  const formed = (await listFormedGroups(world.context)).find(({ id }) => !before.has(id));
  if (!formed) throw new Error('the group did not form');
  return formed;
}
