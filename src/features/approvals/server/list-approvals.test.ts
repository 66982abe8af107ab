import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { useTestApp } from '#testing/test-app.ts';
import { approvals } from './tables.ts';

const OTHER = '018f0000-0000-7000-8000-0000000000aa';

describe('the list of approvals', () => {
  const test = useTestApp({ session: adminSession });
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/approvals?${query}`)).json();

  it('has the oldest waiting first, then those decided, and is found by the shown state', async () => {
    const id = () => test.context.randomness.id();
    const entry = (cents: number, day: string) => ({
      id: id(),
      kind: 'wire',
      subjectId: id(),
      beneficiaryId: id(),
      amountCents: cents,
      summary: `Wire of seat ${cents}`,
      details: {},
      state: 'waiting' as const,
      enteredById: OTHER,
      enteredBy: 'one@example.com',
      enteredAt: new Date(`2026-03-${day}T12:00:00Z`),
    });
    const decided = { decidedById: id(), decidedBy: 'two@example.com', decidedAt: new Date(0) };
    await test.context.db
      .insert(approvals)
      .values([
        entry(1, '05'),
        { ...entry(2, '04'), enteredById: adminSession.userId },
        { ...entry(3, '01'), ...decided, state: 'confirmed' as const },
        { ...entry(4, '02'), ...decided, state: 'rejected' as const, reason: 'twice' },
      ]);
    for (const limit of [1, 3, 25]) {
      const pages = await readPages<{ amountCents: number }>(read, `limit=${limit}`);
      const cents = pages.flatMap(({ items }) => items.map(({ amountCents }) => amountCents));
      expect(cents).toEqual([2, 1, 4, 3]);
    }
    const found = async (query: string) =>
      (await read(query)).items.map((one: { amountCents: number }) => one.amountCents);
    expect(await found('search=rejected')).toEqual([4]);
    expect(await found('search=twice')).toEqual([4]);
    expect(await found('search=one@example.com&state=confirmed')).toEqual([3]);
    const { items, sums } = await read('');
    expect(sums).toMatchObject({ waiting: { count: 2, cents: 3 }, rejected: { count: 1 } });
    // Said before anybody is asked for a password.
    expect(items.map((one: { refusal: string }) => one.refusal)).toEqual([
      'SECOND_ADMIN_NEEDED',
      'ADMIN_TOO_NEW',
      null,
      null,
    ]);
    const file = await (await test.request('GET', '/api/admin/approvals.csv')).text();
    expect(file.trim().split('\r\n')).toHaveLength(1 + 4);
  });
});
