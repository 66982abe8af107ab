import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type ExitRow, exits } from './tables.ts';

describe.each(['terminated', 'debts'])('the list of ended seats: %s', (list) => {
  const test = useTestApp({ session: adminSession });
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/exits/${list}?${query}`)).json();

  /** Seats 1 to 4 are in the list, 2 and 3 ended at the same time; 5 owes nothing, 6 is in the other list. */
  async function begin() {
    const { group, members } = await formGroup(test, { capacity: 6 });
    const days = ['01', '02', '02', '03', '04', '05'];
    const [kind, other] =
      list === 'terminated'
        ? (['terminated', 'cancelled'] as const)
        : (['withdrawn', 'terminated'] as const);
    const kindOf = (seat: number): ExitRow['kind'] =>
      seat === 6 ? other : seat === 5 ? 'cancelled' : kind;
    await test.context.db.insert(exits).values(
      members.map(({ id, seat, userId }) => ({
        id: test.context.randomness.id(),
        membershipId: id,
        groupId: group.id,
        book: group.mode,
        seat,
        userId,
        planId: group.planId,
        kind: kindOf(seat),
        lines: [],
        payoutCents: 0,
        refundCents: 0,
        owesCents: 100,
        recoveredCents: seat === 5 ? 100 : 40,
        madeAt: new Date(`2031-05-${days[seat - 1]}T12:00:00Z`),
        updatedAt: new Date('2031-05-05T12:00:00Z'),
      })),
    );
  }

  it.each([1, 2, 4])('has the latest first and each once, %i on a page', async (limit) => {
    await begin();
    const seats: number[] = [];
    for (const { items } of await readPages<{ seat: number }>(read, `limit=${limit}`)) {
      expect(items).toHaveLength(limit);
      seats.push(...items.map(({ seat }) => seat));
    }
    expect(seats).toHaveLength(4);
    expect([seats[0], seats[3]]).toEqual([4, 1]);
    expect(seats.slice(1, 3).sort()).toEqual([2, 3]);
  });

  it('refuses a cursor of another list', async () => {
    expect(await read('cursor=x')).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
