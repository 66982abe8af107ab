import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#shared/api/paging.ts';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { ArrearsEntry } from '../../admin/contract.ts';
import { updateAccount } from '../../server/accounts/account-queries.ts';

const PATH = '/api/admin/contributions/arrears';

describe('the list of seats in arrears', () => {
  const test = useTestApp({ session: adminSession });
  let groupId = '';
  const read = async (query: string) => (await test.request('GET', `${PATH}?${query}`)).json();

  /** Of five seats the first has paid nothing more, the last everything that was due. */
  beforeEach(async () => {
    const seats = await runSeats(test, { capacity: 5 });
    groupId = seats.group.id;
    test.clock.set('2026-08-20T18:00:00Z');
    await seats.pay(2, 1);
    await seats.pay(3, 1);
    await seats.pay(4, 2);
    await seats.pay(5, 12);
  });

  it.each([1, 2, 4])('has the oldest debt first and each once, %i on a page', async (limit) => {
    const seats: number[] = [];
    type Arrears = Page<ArrearsEntry> & { total: number };
    const query = `limit=${limit}&groupId=${groupId}`;
    for (const { items, total } of await readPages<ArrearsEntry, Arrears>(read, query)) {
      expect(items).toHaveLength(limit);
      expect(total).toBe(4);
      seats.push(...items.map(({ seat }) => seat));
    }
    expect(seats).toHaveLength(4);
    expect([seats[0], seats[3]]).toEqual([1, 4]);
    expect(seats.slice(1, 3).sort()).toEqual([2, 3]);
  });

  it('goes on behind a seat that has paid meanwhile', async () => {
    const { items, nextCursor } = await read('limit=1');
    await updateAccount(test.context.db, items[0].membershipId, { dueOn: '2027-01-10' });
    const rest = await read(`limit=4&cursor=${nextCursor}`);
    expect(rest.items).toHaveLength(3);
    expect(rest.total).toBe(3);
  });

  it('adds up what is owed, is divided by how late, and is found by seat and state', async () => {
    const { items, sums } = await read('');
    const owed = items.reduce((sum: number, one: ArrearsEntry) => sum + one.owedCents, 0);
    const all = Object.values(sums as Record<string, { count: number; cents: number }>);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(owed);
    const seats = async (query: string) =>
      (await read(query)).items.map(({ seat }: ArrearsEntry) => seat);
    expect(await seats('search=1&limit=25')).toContain(1);
    expect((await seats('state=days-80')).length).toBe(sums['days-80']?.count ?? 0);
    expect(await seats('search=paused')).toEqual([]);
    expect(await seats(`search=${encodeURIComponent(items[0].email)}`)).toEqual([1]);
    const late = await read('search=under');
    expect(late.items).toHaveLength(sums['days-1']?.count ?? 0);
    expect(late.total).toBe(late.items.length);
  });

  it('refuses a cursor of another list', async () => {
    expect(await read('cursor=x')).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is a file of everybody', async () => {
    const file = await (await test.request('GET', `${PATH}.csv`)).text();
    expect(file.trim().split('\r\n')).toHaveLength(1 + 4);
  });
});
