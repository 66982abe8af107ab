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
    // Opened at the same moment: the id decides, and none is left out.
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

  it('names those that have formed, by plan', async () => {
    const names = await (await test.request('GET', '/api/admin/groups/names')).json();
    expect(names.map(({ name }: { name: string }) => name)).toEqual([
      '$450,000 Group 3',
      '$450,000 Group 2',
      '$450,000 Group 1',
    ]);
  });
});
