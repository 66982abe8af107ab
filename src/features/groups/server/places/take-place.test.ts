import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { inTransaction } from '#platform/context.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { closeExpiredGroups } from '../formation/end-group.ts';
import { listAllGroups, listGroupsOf } from '../list-groups.ts';
import { releasePlace } from './release-place.ts';
import { takePlace } from './take-place.ts';

describe('taking a place', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '3' } });
  const pay = (mode: 'sandbox' | 'live' = 'sandbox') => saveDeposit(test.context, { mode });
  const take = async (planId: PlanId, deposit?: string, applicant?: string) => {
    const depositId = deposit ?? (await pay());
    const applicationId = applicant ?? (await saveApplication(test.context));
    return inTransaction(test.context, (tx) =>
      takePlace(tx, { planId, mode: 'sandbox', applicationId, depositId }),
    );
  };

  it('fills the oldest forming group of the plan, then opens the next', async () => {
    const first = await take('450');
    const other = await take('650');
    const second = await take('450');
    const third = await take('450');
    const fourth = await take('450');
    expect(second.groupId).toBe(first.groupId);
    expect(third.groupId).toBe(first.groupId);
    expect(other.groupId).not.toBe(first.groupId);
    expect(fourth.groupId).not.toBe(first.groupId);
    expect(await listAllGroups(test.context)).toMatchObject([
      { name: '$450,000 Group 2', status: 'forming', currentMembers: 1, capacity: 3 },
      { name: '$650,000 Group 1', status: 'forming', currentMembers: 1 },
      { name: '$450,000 Group 1', status: 'forming', currentMembers: 3 },
    ]);
  });

  it('gives a deposit one place when it is called repeatedly', async () => {
    const depositId = await pay();
    const applicationId = await saveApplication(test.context);
    const first = await take('450', depositId, applicationId);
    expect(await take('450', depositId, applicationId)).toEqual(first);
    const [group] = await listGroupsOf(test.context, [applicationId]);
    expect(group).toMatchObject({ id: first.groupId, currentMembers: 1, daysRemaining: 120 });
  });

  it('takes nobody into a group whose window is over, even before it is closed', async () => {
    const old = await take('450');
    test.clock.advanceDays(120);
    expect((await take('450')).groupId).not.toBe(old.groupId);
  });

  it('keeps households of test money out of groups of real money', async () => {
    const real = await saveApplication(test.context);
    const tested = await take('450');
    const depositId = await pay('live');
    const { groupId } = await inTransaction(test.context, (tx) =>
      takePlace(tx, { planId: '450', mode: 'live', applicationId: real, depositId }),
    );
    expect(groupId).not.toBe(tested.groupId);
    // Only groups of the running mode are shown and ended.
    expect(await listAllGroups(test.context)).toMatchObject([
      { id: tested.groupId, name: '$450,000 Group 1', currentMembers: 1 },
    ]);
    expect(await listGroupsOf(test.context, [real])).toEqual([]);
    test.clock.advanceDays(121);
    await closeExpiredGroups(test.context);
    test.clock.advanceDays(-121);
    const states = await selectRows(
      test.context.db,
      sql`select mode, status from groups order by mode`,
    );
    expect(states).toEqual([
      { mode: 'live', status: 'forming' },
      { mode: 'sandbox', status: 'not_formed' },
    ]);
  });

  it('takes nothing when the transaction fails', async () => {
    const applicationId = await saveApplication(test.context);
    const depositId = await pay();
    const failing = inTransaction(test.context, async (tx) => {
      await takePlace(tx, { planId: '450', mode: 'sandbox', applicationId, depositId });
      throw new Error('the payment was not what it seemed');
    });
    await expect(failing).rejects.toThrow('not what it seemed');
    expect(await listAllGroups(test.context)).toEqual([]);
  });

  it('gives a refunded place to the next household', async () => {
    const deposits = [await pay(), await pay()];
    const [first] = [await take('450', deposits[0]), await take('450', deposits[1])];
    const release = () =>
      inTransaction(test.context, (tx) => releasePlace(tx, { depositId: deposits[0] ?? '' }));
    await release();
    await release();
    expect(await listAllGroups(test.context)).toMatchObject([{ currentMembers: 1 }]);
    expect((await take('450')).groupId).toBe(first.groupId);
    expect((await take('450')).groupId).toBe(first.groupId);
    expect(await listAllGroups(test.context)).toMatchObject([
      { status: 'forming', currentMembers: 3, capacity: 3 },
    ]);
  });
});
