import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { inTransaction } from '#platform/context.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listAllGroups, listGroupsOf } from '../list-groups.ts';
import { movePlaces } from '../places/move-places.ts';
import { checkFilledGroups } from './check-group.ts';
import { closeExpiredGroups } from './end-group.ts';
import { returnDeposit } from './return-deposit.ts';

describe('a full group whose incomes are not all approved', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '2' } });
  const take = (isApproved: boolean) => takePaidPlace(test.context, '450', { isApproved });
  const check = async () => {
    await checkFilledGroups(test.context);
    await test.drainJobs();
  };
  const groupsNow = async () =>
    (await listAllGroups(test.context))
      .map(({ name, status, currentMembers }) => `${name.at(-1)} ${status} ${currentMembers}`)
      .sort();
  const groupOf = async ({ applicationId }: { applicationId: string }) =>
    (await listGroupsOf(test.context, [applicationId]))[0]?.name.at(-1);
  const subjects = async ({ email }: { email: string }) =>
    (await test.mailbox(email))
      .map(({ subject }) => subject)
      .filter((subject) => /income|group/.test(subject) && !/verified/.test(subject))
      .reverse();

  it('reminds people who are not approved on day 0, 7 and 13, once each', async () => {
    test.clock.set('2026-10-25T18:00:00Z');
    const [approved, waiting] = [await take(true), await take(false)];
    await test.drainJobs();
    for (let day = 0; day < 14; day += 1) {
      await check();
      await check();
      if (day < 13) test.clock.advanceDays(1);
    }
    expect(await subjects(waiting)).toEqual([
      'Your group is full: please confirm your income',
      'One week left to confirm your income',
      'Last day to confirm your income',
    ]);
    expect(await subjects(approved)).toEqual([]);
    expect(await groupsNow()).toEqual(['1 forming 2']);
    expect(await listAllGroups(test.context)).toMatchObject([
      { currentMembers: 2, confirmedMembers: 1, daysRemaining: 0 },
    ]);
  });

  it('is not ended by day 120, because it was full', async () => {
    const first = await take(true);
    test.clock.advanceDays(119);
    const second = await take(false);
    test.clock.advanceDays(5);
    await closeExpiredGroups(test.context);
    expect(await groupsNow()).toEqual(['1 forming 2']);
    await approveIncome(test.context, second.applicationId);
    await test.drainJobs();
    expect(await groupsNow()).toEqual(['1 formed 2']);
    expect(await groupOf(first)).toBe('1');
  });

  it('moves people not approved after 14 days to the next group, and the oldest approved ones up', async () => {
    const [early, late] = [await take(true), await take(false)];
    test.clock.advanceDays(2);
    const [unapproved, next] = [await take(false), await take(true)];
    await test.drainJobs();
    test.clock.advanceDays(12);
    await check();
    // Group 2 was full as well, so a third group takes the one who moved back.
    expect(await groupOf(late)).toBe('3');
    expect(await groupOf(next)).toBe('1');
    expect(await groupOf(unapproved)).toBe('2');
    expect(await groupOf(early)).toBe('1');
    expect(await groupsNow()).toEqual(['1 formed 2', '2 forming 1', '3 forming 1']);
    expect(await subjects(late)).toContain('Your place has moved to the next group');
    expect(await subjects(next)).toContain('You have moved up to an earlier group');
    const moves = await selectRows(
      test.context.db,
      sql`select reason from group_place_moves order by reason`,
    );
    expect(moves).toEqual([{ reason: 'moved_up' }, { reason: 'not_approved' }]);
    await check();
    expect(await groupsNow()).toEqual(['1 formed 2', '2 forming 1', '3 forming 1']);
  });

  it('takes the next approved or paying person when nobody can move up yet', async () => {
    const [, late] = [await take(true), await take(false)];
    await test.drainJobs();
    test.clock.advanceDays(14);
    await check();
    expect(await groupsNow()).toEqual(['1 forming 1', '2 forming 1']);
    // Approved late: moves back into the older group, which forms.
    await approveIncome(test.context, late.applicationId);
    await test.drainJobs();
    expect(await groupsNow()).toEqual(['1 formed 2', '2 forming 0']);
    expect(await groupOf(late)).toBe('1');
  });

  it('gives a person who fills a free place their own 14 days', async () => {
    await take(true);
    await take(false);
    await test.drainJobs();
    test.clock.advanceDays(14);
    await check();
    const filler = await take(false);
    await test.drainJobs();
    expect(await groupOf(filler)).toBe('1');
    test.clock.advanceDays(13);
    await check();
    expect(await groupOf(filler)).toBe('1');
    test.clock.advanceDays(1);
    await check();
    expect(await groupOf(filler)).not.toBe('1');
  });

  it('lets a person who was moved have the deposit back for 30 days, once', async () => {
    const email = 'ana@example.com';
    await take(true);
    const moved = await takePaidPlace(test.context, '450', { email, isApproved: false });
    await test.drainJobs();
    const session = { userId: 'ana', email, isEmailVerified: true, isAdmin: false };
    const ask = () => returnDeposit(test.context, session);
    await expect(ask()).rejects.toMatchObject({ code: 'DEPOSIT_NOT_RETURNABLE' });
    test.clock.advanceDays(14);
    await check();
    const [own] = await listGroupsOf(test.context, [moved.applicationId]);
    expect(own).toMatchObject({ confirmedMembers: 0, currentMembers: 1 });
    const until = own?.depositReturnableUntil;
    expect(until).toEqual(expect.any(String));
    // Another plan does not end what the mail said.
    await inTransaction(test.context, (tx) =>
      movePlaces(tx, { applicationId: moved.applicationId, planId: '650' }),
    );
    const [later] = await listGroupsOf(test.context, [moved.applicationId]);
    expect(later).toMatchObject({ planId: '650', depositReturnableUntil: until });
    test.clock.advanceDays(30);
    await expect(ask()).rejects.toMatchObject({ code: 'DEPOSIT_NOT_RETURNABLE' });
    test.clock.advanceDays(-1);
    expect(await ask()).toBe(1);
    await expect(ask()).rejects.toMatchObject({ code: 'DEPOSIT_NOT_RETURNABLE' });
    const queued = await selectRows(
      test.context.db,
      sql`select data->>'depositId' as deposit, data->>'reason' as reason from pgboss.job
        where name = 'refund-deposit' and state = 'created'`,
    );
    expect(queued).toEqual([{ deposit: moved.depositId, reason: 'moved_to_later_group' }]);
    expect(await groupOf(moved)).toBeUndefined();
  });
});
