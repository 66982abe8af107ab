import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listAllGroups } from '../list-groups.ts';
import { takePlace } from '../places/take-place.ts';
import { cancelGroup, closeExpiredGroups } from './end-group.ts';
import { extendGroup } from './extend-group.ts';

describe('the end of the window', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '4' } });
  const id = () => test.context.randomness.id();
  const take = async () => {
    const depositId = await saveDeposit(test.context);
    const applicationId = await saveApplication(test.context);
    const place = await inTransaction(test.context, (tx) =>
      takePlace(tx, { planId: '450', mode: 'sandbox', applicationId, depositId }),
    );
    return { ...place, depositId };
  };
  const extend = (groupId: string) =>
    inTransaction(test.context, (tx) => extendGroup(tx, { groupId }));
  const cancel = async (groupId: string) => {
    const group = (await listAllGroups(test.context)).find((one) => one.id === groupId);
    const confirmation = group?.name ?? '';
    return inTransaction(test.context, (tx) => cancelGroup(tx, { groupId, confirmation }));
  };
  const refunds = () =>
    selectRows<{ deposit: string; reason: string }>(
      test.context.db,
      sql`select data->>'depositId' as deposit, data->>'reason' as reason
          from pgboss.job where name = 'refund-deposit' order by 1`,
    );
  const statuses = async () =>
    (await listAllGroups(test.context)).map(({ name, status }) => [name, status]);

  it('refunds each deposit once when the group did not form by day 120', async () => {
    const members = [await take(), await take(), await take()];
    test.clock.advanceDays(119);
    await closeExpiredGroups(test.context);
    expect(await refunds()).toEqual([]);
    test.clock.advanceDays(1);
    await closeExpiredGroups(test.context);
    await closeExpiredGroups(test.context);
    expect(await statuses()).toEqual([['$450,000 Group 1', 'not_formed']]);
    expect(await refunds()).toEqual(
      members
        .map(({ depositId }) => ({ deposit: depositId, reason: 'group_not_formed' }))
        .sort((a, b) => a.deposit.localeCompare(b.deposit)),
    );
  });

  it('makes up for weeks of downtime, for every group that is due', async () => {
    await take();
    test.clock.advanceDays(130);
    await take();
    test.clock.advanceDays(400);
    await closeExpiredGroups(test.context);
    expect(await statuses()).toEqual([
      ['$450,000 Group 2', 'not_formed'],
      ['$450,000 Group 1', 'not_formed'],
    ]);
    expect(await refunds()).toHaveLength(2);
  });

  it('never ends a full group', async () => {
    for (let taken = 0; taken < 4; taken += 1) await take();
    test.clock.advanceDays(500);
    await closeExpiredGroups(test.context);
    expect(await statuses()).toEqual([['$450,000 Group 1', 'forming']]);
    expect(await refunds()).toEqual([]);
  });

  it('lasts 30 days longer when extended, once', async () => {
    const { groupId } = await take();
    test.clock.advanceDays(100);
    await extend(groupId);
    await expect(extend(groupId)).rejects.toMatchObject({ code: 'GROUP_ALREADY_EXTENDED' });
    expect(await listAllGroups(test.context)).toMatchObject([
      { daysRemaining: 50, isExtended: true },
    ]);
    test.clock.advanceDays(49);
    await closeExpiredGroups(test.context);
    expect(await statuses()).toEqual([['$450,000 Group 1', 'forming']]);
    test.clock.advanceDays(1);
    await closeExpiredGroups(test.context);
    expect(await statuses()).toEqual([['$450,000 Group 1', 'not_formed']]);
  });

  it('cannot be extended once it is over', async () => {
    const { groupId } = await take();
    test.clock.advanceDays(120);
    await expect(extend(groupId)).rejects.toMatchObject({ code: 'GROUP_WINDOW_OVER' });
  });

  it('refunds everybody when an admin cancels, once', async () => {
    const { groupId } = await take();
    await take();
    expect(await cancel(groupId)).toMatchObject({ refunds: 2 });
    await expect(cancel(groupId)).rejects.toMatchObject({ code: 'GROUP_NOT_FORMING' });
    await expect(cancel(id())).rejects.toMatchObject({ code: 'GROUP_NOT_FOUND' });
    test.clock.advanceDays(200);
    await closeExpiredGroups(test.context);
    expect((await refunds()).map(({ reason }) => reason)).toEqual([
      'group_cancelled',
      'group_cancelled',
    ]);
  });
});
