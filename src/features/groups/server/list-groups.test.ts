import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanId } from '#features/plans/plans.ts';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { GroupStatus } from '../rules.ts';
import { groups } from './tables.ts';

describe('the list of groups', () => {
  const test = useTestApp({ session: adminSession });
  const save = async (planId: PlanId, number: number, status: GroupStatus, day: string) => {
    const at = new Date(`2026-01-${day}T12:00:00Z`);
    const isFormed = status === 'formed' || status === 'running' || status === 'completed';
    const hasStarted = status === 'running' || status === 'completed';
    await test.context.db.insert(groups).values({
      id: test.context.randomness.id(),
      mode: test.context.payments.mode,
      planId,
      number,
      status,
      capacity: 480,
      memberCount: 0,
      openedAt: at,
      closesAt: new Date(at.getTime() + 1),
      ...(isFormed ? { filledAt: at, formedAt: at, startMonth: '2026-02' } : {}),
      ...(hasStarted ? { startedAt: at } : {}),
      ...(status === 'completed' ? { completedAt: at } : {}),
      ...(status === 'cancelled' ? { endedAt: at } : {}),
    });
  };
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/groups?${query}`)).json();
  /** The names on each page. */
  const readNames = async (query: string) => {
    const pages = await readPages<{ name: string }>(read, query);
    return pages.map(({ items }) => items.map(({ name }) => name));
  };
  beforeEach(async () => {
    await save('450', 1, 'completed', '01');
    await save('650', 1, 'forming', '02');
    await save('450', 2, 'running', '03');
    // Opened at the same time: the id decides, and none is left out.
    await save('450', 3, 'formed', '04');
    await save('650', 2, 'cancelled', '04');
    await save('450', 4, 'forming', '05');
  });

  it.each([1, 2, 3, 6])('has those forming first, then the newest, %i on a page', async (limit) => {
    const pages = await readNames(`limit=${limit}`);
    const names = pages.flat();
    expect(pages.every((page, index) => index === pages.length - 1 || page.length === limit)).toBe(
      true,
    );
    expect(pages).toHaveLength(6 / limit);
    expect(names.slice(0, 2)).toEqual(['$450,000 Group 4', '$650,000 Group 1']);
    expect(names.slice(2, 4).sort()).toEqual(['$450,000 Group 3', '$650,000 Group 2']);
    expect(names.slice(4)).toEqual(['$450,000 Group 2', '$450,000 Group 1']);
  });

  it('is limited to a status', async () => {
    expect(await readNames('limit=1&status=completed')).toEqual([['$450,000 Group 1']]);
    expect(await readNames('limit=1&status=forming')).toEqual([
      ['$450,000 Group 4'],
      ['$650,000 Group 1'],
    ]);
  });

  it('refuses a cursor of another list', async () => {
    const cursor = Buffer.from(JSON.stringify(['newest', 'x', 'y'])).toString('base64url');
    for (const wrong of ['x', cursor]) {
      expect(await read(`cursor=${wrong}`)).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  describe('to choose from', () => {
    type Offer = { groups: { id: string; name: string }[]; isMore: boolean };
    const offer = async (query = ''): Promise<Offer> =>
      (await test.request('GET', `/api/admin/groups/names${query}`)).json();
    const namesOf = ({ groups: offered }: Offer) => offered.map(({ name }) => name);

    it('has those that have formed, by plan', async () => {
      await save('650', 3, 'running', '06');
      const all = await offer();
      expect(namesOf(all)).toEqual([
        '$450,000 Group 3',
        '$450,000 Group 2',
        '$450,000 Group 1',
        '$650,000 Group 3',
      ]);
      expect(all.isMore).toBe(false);
    });

    it('has the newest of each plan; an older one is found by its number or id', async () => {
      await save('650', 3, 'running', '06');
      for (let number = 5; number <= 28; number += 1) await save('450', number, 'running', '07');
      const newest = await offer();
      const [first, ...rest] = namesOf(newest);
      expect(first).toBe('$450,000 Group 28');
      expect(rest.slice(-2)).toEqual(['$450,000 Group 3', '$650,000 Group 3']);
      expect(newest.groups).toHaveLength(26);
      expect(newest.isMore).toBe(true);

      const byNumber = await offer('?number=2');
      expect(namesOf(byNumber)).toEqual(['$450,000 Group 2']);
      expect(byNumber.isMore).toBe(false);
      expect(namesOf(await offer('?number=3'))).toEqual(['$450,000 Group 3', '$650,000 Group 3']);
      // One that is still forming has no seats.
      expect(namesOf(await offer('?number=4'))).toEqual([]);

      expect(await offer(`?id=${byNumber.groups[0]?.id}`)).toEqual(byNumber);
      for (const id of ['x', "'", '00000000-0000-4000-8000-000000000000']) {
        expect(await offer(`?id=${id}`)).toEqual({ groups: [], isMore: false });
      }
    });

    it('refuses what is no number of a group', async () => {
      for (const number of ['0', '1.5', 'x', '99999999999']) {
        expect(await offer(`?number=${number}`)).toMatchObject({ code: 'INVALID_INPUT' });
      }
    });
  });
});
