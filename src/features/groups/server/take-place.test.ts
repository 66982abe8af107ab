import { describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/context.ts';
import { saveApplication } from '#testing/save-application.ts';
import { useTestApp } from '#testing/test-app.ts';
import { announceGroup } from './announce-group.ts';
import { listAllGroups, listGroupsOf } from './list-groups.ts';
import { releasePlace } from './release-place.ts';
import { takePlace } from './take-place.ts';

describe('taking a place', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '3' } });
  const id = () => test.context.randomness.id();
  const take = async (planId: '450' | '650', depositId = id(), applicant?: string) => {
    const applicationId = applicant ?? (await saveApplication(test.context));
    return inTransaction(test.context, (tx) => takePlace(tx, { planId, applicationId, depositId }));
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
      { name: '$450,000 Group 1', status: 'formed', currentMembers: 3, daysRemaining: 0 },
    ]);
  });

  it('gives a deposit one place, however often it asks', async () => {
    const depositId = id();
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

  it('takes nothing when the transaction fails', async () => {
    const applicationId = await saveApplication(test.context);
    const failing = inTransaction(test.context, async (tx) => {
      await takePlace(tx, { planId: '450', applicationId, depositId: id() });
      throw new Error('the payment was not what it seemed');
    });
    await expect(failing).rejects.toThrow('not what it seemed');
    expect(await listAllGroups(test.context)).toEqual([]);
  });

  it('writes to each member once when the group has formed', async () => {
    const applicants = ['ana@example.com', 'bia@example.com', 'caio@example.com'];
    for (const email of applicants) {
      await take('450', id(), await saveApplication(test.context, { email }));
    }
    await test.drainJobs();
    const [group] = await listAllGroups(test.context);
    await announceGroup(test.context, { groupId: group?.id ?? '' });
    await test.drainJobs();
    for (const email of applicants) {
      const mails = await test.mailbox(email);
      const announcements = mails.filter(({ subject }) => subject === 'Your group has formed');
      expect(announcements).toHaveLength(1);
      expect(announcements[0]?.text).toContain('First month, less your deposit: $2,144');
    }
  });

  it('gives a refunded place to the next household', async () => {
    const deposits = [id(), id()];
    const [first] = [await take('450', deposits[0]), await take('450', deposits[1])];
    const release = () =>
      inTransaction(test.context, (tx) => releasePlace(tx, { depositId: deposits[0] ?? '' }));
    await release();
    await release();
    expect(await listAllGroups(test.context)).toMatchObject([{ currentMembers: 1 }]);
    expect((await take('450')).groupId).toBe(first.groupId);
    expect((await take('450')).groupId).toBe(first.groupId);
    expect(await listAllGroups(test.context)).toMatchObject([
      { status: 'formed', currentMembers: 3 },
    ]);
  });
});
