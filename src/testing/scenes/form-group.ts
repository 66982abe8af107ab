import { readApplicationById } from '#features/applications/server/read-application.ts';
import { completeDeposit } from '#features/deposits/server/paying/complete-deposit.ts';
import { lockDeposits } from '#features/deposits/server/paying/credit-deposit.ts';
import { checkGroup } from '#features/groups/server/formation/check-group.ts';
import { listGroupsOf } from '#features/groups/server/list-groups.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { formGroup as formReadyGroup } from '#features/memberships/server/form-group.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { TestApp } from '../test-app.ts';
import { approveIncome } from './approve-income.ts';
import { saveApplication } from './save-application.ts';
import { saveDeposit } from './save-deposit.ts';

type Applicant = { email?: string; isApproved?: boolean };

/** An application with a completed deposit and a place; its income is approved by default. */
export async function takePaidPlace(
  context: Context,
  planId: PlanId,
  { email, isApproved = true }: Applicant = {},
): Promise<{ applicationId: string; depositId: string; email: string }> {
  const address = email ?? `${context.randomness.id()}@example.com`;
  const applicationId = await saveApplication(context, { email: address, preferredPlan: planId });
  const depositId = await saveDeposit(context, {
    applicationId,
    email: address,
    planId,
    mode: context.payments.mode,
    status: 'pending',
    completedAt: null,
  });
  await inTransaction(context, async (tx) => {
    const deposit = (await lockDeposits(tx, [depositId])).get(depositId);
    const application = await readApplicationById(tx, applicationId);
    if (!deposit || !application) throw new Error('what was just saved is gone');
    await completeDeposit(tx, { deposit, application });
  });
  if (isApproved) await approveIncome(context, applicationId);
  return { applicationId, depositId, email: address };
}

/**
 * A formed group with its members, created through the product's own use cases: applications, paid
 * deposits, approved incomes, formation. Its jobs (mails) stay queued until the test drains them.
 */
export async function formGroup(
  test: Pick<TestApp, 'context'>,
  {
    planId = '450',
    capacity,
    emails = [],
  }: { planId?: PlanId; capacity: number; emails?: readonly string[] },
) {
  const context: Context = {
    ...test.context,
    config: { ...test.context.config, GROUP_CAPACITY: capacity },
  };
  const people: Awaited<ReturnType<typeof takePaidPlace>>[] = [];
  for (let index = 0; index < capacity; index += 1) {
    const email = emails[index];
    people.push(await takePaidPlace(context, planId, email ? { email } : {}));
  }
  const groupId = await groupOf(context, people[0]?.applicationId ?? '');
  await checkGroup(context, { groupId });
  await formReadyGroup(context, { groupId });
  const group = await readGroup(context, groupId);
  if (group?.status !== 'formed') throw new Error(`the group is ${group?.status}, not formed`);
  return { group, people, members: await listHolders(context, groupId) };
}

async function groupOf(context: Context, applicationId: string): Promise<string> {
  const [group] = await listGroupsOf(context, [applicationId]);
  if (!group) throw new Error('the first applicant has no place');
  return group.id;
}
