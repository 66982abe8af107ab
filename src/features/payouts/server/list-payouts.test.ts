import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { bankDetails, payouts } from './tables.ts';

describe('the list of payouts', () => {
  const test = useTestApp({ session: adminSession });
  const id = () => test.context.randomness.id();
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/payouts?${query}`)).json();

  beforeEach(async () => {
    const { db } = test.context;
    const { group, members } = await formGroup(test, { capacity: 1 });
    const [member] = members;
    if (!member) throw new Error('nobody joined');
    const bankDetailsId = id();
    await db.insert(bankDetails).values({
      id: bankDetailsId,
      ownerKind: 'member',
      ownerId: member.userId,
      sealed: 'sealed',
      masked: '•••• 6789',
      accountKind: 'checking',
      toldAddress: 'ana@example.com',
      enteredById: member.userId,
      enteredAt: new Date('2026-03-01T12:00:00Z'),
      usableFrom: new Date('2026-03-04T12:00:00Z'),
    });
    /** Their amounts name them. */
    const owed = (cents: number, day: string) => ({
      id: id(),
      kind: 'unapplied' as const,
      subjectId: id(),
      book: group.mode,
      groupId: group.id,
      membershipId: member.id,
      seat: 1,
      userId: member.userId,
      account: 'owed-to-members' as const,
      cents,
      payeeKind: 'member' as const,
      payeeId: member.userId,
      payeeName: 'Ana Souza',
      state: 'owed' as const,
      owedAt: new Date(`2026-03-${day}T12:00:00Z`),
      updatedAt: new Date(`2026-03-${day}T12:00:00Z`),
    });
    const asked = (cents: number, day: string) => ({
      ...owed(cents, day),
      state: 'asked' as const,
      bankDetailsId,
      askedBy: 'one@example.com',
    });
    const paid = (cents: number, day: string, paidOn: string) => ({
      ...asked(cents, day),
      state: 'paid' as const,
      bankReference: `FT ${cents}`,
      paidOn: `2026-03-${paidOn}`,
    });
    const rows = [
      owed(3, '09'),
      owed(1, '07'),
      asked(2, '08'),
      paid(7, '01', '20'),
      // Sent on one day: the id decides, and none is left out.
      paid(5, '02', '25'),
      paid(6, '03', '25'),
      { ...owed(9, '05'), state: 'void' as const },
    ];
    for (const row of rows) await db.insert(payouts).values(row);
  });

  it.each([1, 2, 3, 6])(
    'has the oldest open first, then the last paid, %i on a page',
    async (limit) => {
      const found: number[] = [];
      for (const { items } of await readPages<{ cents: number }>(read, `limit=${limit}`)) {
        expect(items).toHaveLength(limit);
        found.push(...items.map(({ cents }) => cents));
      }
      expect(found.slice(0, 3)).toEqual([1, 2, 3]);
      expect(found.slice(3, 5).sort()).toEqual([5, 6]);
      expect(found.slice(5)).toEqual([7]);
    },
  );

  it('has what the bank returned in front, is searched by shown words, and adds up', async () => {
    const { db } = test.context;
    await db
      .update(payouts)
      .set({ returnedTimes: 1, returnedReference: 'FT old', returnReason: 'closed' })
      .where(eq(payouts.cents, 3));
    const cents = async (query: string) =>
      (await read(query)).items.map((payout: { cents: number }) => payout.cents);
    const whole = await read('');
    expect(whole.items[0]).toMatchObject({
      cents: 3,
      listed: 'returned',
      returned: { reason: 'closed', reference: 'FT old', isSameAccount: true },
    });
    expect(whole.sums).toEqual({
      returned: { count: 1, cents: 3 },
      owed: { count: 1, cents: 1 },
      asked: { count: 1, cents: 2 },
      paid: { count: 3, cents: 18 },
    });
    expect(await cents('search=returned')).toEqual([3]);
    expect(await cents('search=second admin')).toEqual([2]);
    expect(await cents('search=souza ft 7')).toEqual([7]);
    expect(await cents('search=nobody')).toEqual([]);
    expect(await cents('state=owed')).toEqual([1]);
    expect(await cents('state=paid&search=old')).toEqual([]);
    expect((await read('search=souza&state=paid')).sums).toMatchObject({ owed: { count: 1 } });
    expect((await read('limit=1&state=paid')).nextCursor).not.toBeNull();
    expect(await read('state=void')).toMatchObject({ code: 'INVALID_INPUT' });
    const file = await (await test.request('GET', '/api/admin/payouts.csv?state=paid')).text();
    expect(file.trim().split('\r\n')).toHaveLength(1 + 3);
    expect(file).toContain('0.07,Paid');
  });

  it('refuses a cursor of another list, and one with a day that no calendar has', async () => {
    const cursorAt = (place: string) =>
      Buffer.from(JSON.stringify(['paid', place, id()])).toString('base64url');
    for (const wrong of [
      'x',
      ...['2026-02-30', '0000-01-01', '2026-03-25T00:00:00.000000Z'].map(cursorAt),
    ]) {
      expect(await read(`cursor=${wrong}`)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await read(`cursor=${cursorAt('2026-03-25')}`)).items).toBeDefined();
  });
});
