import { beforeEach, describe, expect, it } from 'vitest';
import type { NextGroup } from '#features/deposits/contract.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { inTransaction } from '#platform/context.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { saveApplication } from '#testing/scenes/save-application.ts';
import { saveDeposit } from '#testing/scenes/save-deposit.ts';
import { useTestApp } from '#testing/test-app.ts';
import { checkFilledGroups } from '../formation/check-group.ts';
import { extendGroup } from '../formation/extend-group.ts';
import { listAllGroups, listGroupsOf } from '../list-groups.ts';
import { lockGroup, lockLaterGroup } from '../queries.ts';
import { releasePlace } from './release-place.ts';
import { takePlace } from './take-place.ts';

describe('the next group of a deposit', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '2' } });
  beforeEach(() => test.clock.set('2026-03-01T18:00:00Z'));
  const read = async (plan: PlanId = '450'): Promise<NextGroup> =>
    (await test.request('GET', `/api/next-group?plan=${plan}`)).json();
  const take = async (isApproved = true, planId: PlanId = '450') => {
    const person = await takePaidPlace(test.context, planId, { isApproved });
    await test.drainJobs();
    return person;
  };
  const release = ({ depositId }: { depositId: string }) =>
    inTransaction(test.context, (tx) => releasePlace(tx, { depositId }));
  const groupOf = async ({ applicationId }: { applicationId: string }) => {
    const [group] = await listGroupsOf(test.context, [applicationId]);
    if (!group) throw new Error('they have no place');
    return group;
  };
  const isoInDays = (days: number, from = test.clock.now()) => daysLater(from, days).toISOString();

  it('is a new one while none is open, with the window that begins then', async () => {
    expect(await read()).toEqual({
      isNew: true,
      members: 0,
      capacity: 2,
      closesAt: isoInDays(120),
      latestAt: isoInDays(150),
      isExtended: false,
      wasFull: false,
    });
    expect((await test.request('GET', '/api/next-group?plan=500')).status).toBe(422);
  });

  it('is the one of the plan and of the running mode', async () => {
    await take(true, '650');
    const live = { mode: 'live', planId: '450' } as const;
    const depositId = await saveDeposit(test.context, { mode: 'live' });
    const applicationId = await saveApplication(test.context);
    await inTransaction(test.context, (tx) => takePlace(tx, { ...live, applicationId, depositId }));
    expect(await read('450')).toMatchObject({ isNew: true, members: 0 });
    expect(await read('650')).toMatchObject({ isNew: false, members: 1 });
  });

  it('keeps the dates of the open group, and says when it was extended', async () => {
    const opened = test.clock.now();
    const first = await groupOf(await take());
    test.clock.advanceDays(30);
    const dates = { closesAt: isoInDays(120, opened), latestAt: isoInDays(150, opened) };
    expect(await read()).toMatchObject({ isNew: false, members: 1, ...dates, isExtended: false });
    await inTransaction(test.context, (tx) => extendGroup(tx, { groupId: first.id }));
    const extended = { closesAt: dates.latestAt, latestAt: dates.latestAt, isExtended: true };
    expect(await read()).toMatchObject({ isNew: false, members: 1, ...extended });
    test.clock.advanceDays(120);
    expect(await read()).toMatchObject({ isNew: true, members: 0 });
  });

  it('is the older group again when a place there became free, also after its window', async () => {
    const [one, two, three] = [await take(), await take(false), await take(false)];
    expect((await groupOf(three)).id).not.toBe((await groupOf(one)).id);
    expect(await read()).toMatchObject({ members: 1, wasFull: false });
    await release(two);
    expect(await read()).toMatchObject({ isNew: false, members: 1, wasFull: true });
    test.clock.advanceDays(121);
    // The group after it was never full: its window is over.
    expect(await read()).toMatchObject({ isNew: false, members: 1, wasFull: true });
    const next = await take(false);
    expect((await groupOf(next)).id).toBe((await groupOf(one)).id);
    expect(await read()).toMatchObject({ isNew: true, members: 0 });
  });

  it('after a deposit was moved: each figure is that of the group where the next one goes', async () => {
    const [early, late] = [await take(), await take(false)];
    test.clock.advanceDays(14);
    await checkFilledGroups(test.context);
    await test.drainJobs();
    // Two groups have room: the older one, which lost a place, and the one it moved to.
    const [older, later] = [await groupOf(early), await groupOf(late)];
    expect(later.id).not.toBe(older.id);
    for (let payment = 0; payment < 3; payment += 1) {
      const told = await read();
      const before = await listAllGroups(test.context);
      const joined = await groupOf(await take(false));
      const known = before.find(({ id }) => id === joined.id);
      expect(told.isNew).toBe(!known);
      expect(told.members).toBe(known?.currentMembers ?? 0);
      expect(joined.id === older.id).toBe(payment === 0);
    }
  });

  it('for a deposit that has to move on is a later one, never an older one with room', async () => {
    const later = (groupId: string) =>
      inTransaction(test.context, async (tx) => {
        const group = await lockGroup(tx.db, groupId);
        return group && lockLaterGroup(tx.db, group, tx.clock.now());
      });
    const people = [];
    for (let count = 0; count < 5; count += 1) people.push(await take(false));
    const [one, , three, four, five] = people;
    if (!one || !three || !four || !five) throw new Error('five have applied');
    const [first, second, third] = [await groupOf(one), await groupOf(three), await groupOf(five)];
    await release(one);
    expect((await later(second.id))?.id).toBe(third.id);
    // The second group was full before, and keeps its free place for those who are approved.
    await release(four);
    expect((await later(first.id))?.id).toBe(third.id);
    expect(await later(third.id)).toBeUndefined();
    const other = await take(false, '650');
    expect(await later((await groupOf(other)).id)).toBeUndefined();
    test.clock.advanceDays(120);
    expect(await later(first.id)).toBeUndefined();
  });
});
