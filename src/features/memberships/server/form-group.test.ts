import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { checkGroup } from '#features/groups/server/formation/check-group.ts';
import { startGroups } from '#features/groups/server/formation/start-groups.ts';
import { listAllGroups } from '#features/groups/server/list-groups.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { inTransaction } from '#platform/context.ts';
import { approveIncome } from '#testing/scenes/approve-income.ts';
import { formGroup, takePaidPlace } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { changeMembership } from './change-membership.ts';
import { formGroup as formReadyGroup } from './form-group.ts';
import { listHolders, listHoldersOfSeat } from './read-memberships.ts';

describe('a group that forms', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '3' } });
  const statusOf = async () => (await listAllGroups(test.context)).map(({ status }) => status);

  it('numbers its seats by the time the deposit was completed, with the terms of today', async () => {
    test.clock.set('2026-11-12T06:30:00Z');
    const { group, members, people } = await formGroup(test, { planId: '650', capacity: 3 });
    // It is still November 11 in Utah: twenty days before December 1.
    expect(group).toMatchObject({ status: 'formed', startMonth: '2026-12' });
    expect(members.map(({ seat, depositId }) => [seat, depositId])).toEqual(
      people.map(({ depositId }, index) => [index + 1, depositId]),
    );
    expect(members[0]).toMatchObject({
      status: 'active',
      planId: '650',
      creditCents: 65_000_000,
      totalCents: 81_250_000,
      ruleVersion: 1,
      startMonth: '2026-12',
      applicationId: people[0]?.applicationId,
    });
    // The deposits belong to the group now, each reserved for its member's first instalment.
    const book = 'sandbox' as const;
    const { db } = test.context;
    expect(await readBalances(db, { book, scope: groupScope(group.id) })).toEqual({
      cash: 60_000,
      unapplied: -60_000,
    });
    expect(await readPosition(db, { membershipId: members[0]?.id ?? '' })).toEqual({
      unapplied: -20_000,
    });
    expect(await readBalances(db, { book, scope: 'cooperative' })).toEqual({
      'member-deposits': 0,
      'provider-balance': 0,
    });
    await expect(db.execute(sql`update memberships set seat = 9 where seat = 1`)).rejects.toThrow();
  });

  it('does not form before every income is approved', async () => {
    const applicants = [
      await takePaidPlace(test.context, '450'),
      await takePaidPlace(test.context, '450', { isApproved: false }),
      await takePaidPlace(test.context, '450'),
    ];
    await test.drainJobs();
    const [group] = await listAllGroups(test.context);
    await formReadyGroup(test.context, { groupId: group?.id ?? '' });
    expect(await statusOf()).toEqual(['forming']);
    await approveIncome(test.context, applicants[1]?.applicationId ?? '');
    await test.drainJobs();
    expect(await statusOf()).toEqual(['formed']);
    expect(await listHolders(test.context, group?.id ?? '')).toHaveLength(3);
    const mails = await test.mailbox(applicants[1]?.email);
    expect(mails.map(({ subject }) => subject)).toContain('Your group has formed');
    const formed = mails.find(({ subject }) => subject === 'Your group has formed')?.text;
    expect(formed).toContain('Your seat: 2');
    // What the Terms of Use promise in writing before the first selection.
    for (const promised of ['How to pay', 'How the draw is held', 'How to bid', 'equal bids']) {
      expect(formed).toContain(promised);
    }
  });

  it('forms once when it is called repeatedly', async () => {
    const { group, members } = await formGroup(test, { capacity: 3 });
    await formReadyGroup(test.context, { groupId: group.id });
    await checkGroup(test.context, { groupId: group.id });
    await test.drainJobs();
    expect(await listHolders(test.context, group.id)).toEqual(members);
  });

  it('runs from the first day of its month 1 on', async () => {
    test.clock.set('2026-11-20T19:00:00Z');
    await formGroup(test, { capacity: 3 });
    test.clock.set('2027-01-01T06:59:59Z');
    await startGroups(test.context);
    expect(await statusOf()).toEqual(['formed']);
    test.clock.set('2027-01-01T07:00:00Z');
    await startGroups(test.context);
    await startGroups(test.context);
    expect(await statusOf()).toEqual(['running']);
  });

  it('has one holder of a seat at a time, and keeps the earlier ones as history', async () => {
    const { members } = await formGroup(test, { capacity: 3 });
    const [first] = members;
    if (!first) throw new Error('there is no member');
    const copy = (status: string) =>
      test.context.db.execute(sql`insert into memberships
        select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'place_id', null,
          'deposit_id', null, 'held_until', null, 'status', ${status}::text))).* from memberships m where id = ${first.id}`);
    await expect(copy('active')).rejects.toThrow();
    const change = (to: 'transferred' | 'active') =>
      inTransaction(test.context, (tx) =>
        changeMembership(tx, { membershipId: first.id, to, reason: 'test' }),
      );
    expect(await change('transferred')).toBe(true);
    expect(await change('transferred')).toBe(false);
    await expect(change('active')).rejects.toMatchObject({ code: 'MEMBERSHIP_CHANGE_REFUSED' });
    await copy('active');
    const history = await listHoldersOfSeat(test.context, { groupId: first.groupId, seat: 1 });
    expect(history.map(({ status }) => status).sort()).toEqual(['active', 'transferred']);
    const changes = await selectRows(
      test.context.db,
      sql`select from_status, to_status from membership_changes
        where membership_id = ${first.id} order by changed_at, to_status`,
    );
    expect(changes).toEqual([
      { from_status: null, to_status: 'active' },
      { from_status: 'active', to_status: 'transferred' },
    ]);
  });
});
