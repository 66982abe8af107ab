import { beforeEach, describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { formGroup } from '#testing/form-group.ts';
import { readPages } from '#testing/read-pages.ts';
import { useTestApp } from '#testing/test-app.ts';
import { seatTransfers, type TransferRow } from './tables.ts';

describe('the list of transfers', () => {
  const test = useTestApp({ session: adminSession });
  const id = () => test.context.randomness.id();
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/transfers?${query}`)).json();

  beforeEach(async () => {
    const { group, members } = await formGroup(test, { capacity: 3 });
    const on = (day: string) => new Date(`2028-04-${day}T12:00:00Z`);
    const signed = { toSignature: 'Bia Lima', toSignedAt: on('01'), priceCents: 100 };
    const accepted = { ...signed, state: 'accepted' as const };
    /** The first members' seats and when they changed last. The signature names the row. */
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('somebody is missing');
    const of = (name: string, member: typeof first, day: string, more: Partial<TransferRow>) => ({
      id: id(),
      membershipId: member.id,
      groupId: group.id,
      book: group.mode,
      seat: member.seat,
      fromUserId: member.userId,
      toUserId: member === first ? second.userId : first.userId,
      state: 'offered' as const,
      fromSignature: name,
      fromSignedAt: new Date(`2028-04-01T12:00:0${name}Z`),
      updatedAt: on(day),
      ...more,
    });
    const done = { ...signed, state: 'done' as const, newMembershipId: third.id };
    await test.context.db.insert(seatTransfers).values([
      of('1', first, '03', accepted),
      of('2', second, '02', {}),
      // Changed at one moment: the id decides, and none is left out.
      of('3', third, '02', {}),
      of('4', first, '20', { state: 'withdrawn' }),
      of('5', first, '21', done),
      of('6', second, '19', { state: 'withdrawn' }),
    ]);
  });

  it.each([1, 2, 6, 25])(
    'has open ones first, and of both those that changed last, %i on a page',
    async (limit) => {
      const pages = await readPages<{ leaverSignedAt: string }>(read, `limit=${limit}`);
      expect(pages).toHaveLength(Math.ceil(6 / limit));
      const names = pages.flatMap(({ items }) =>
        items.map(({ leaverSignedAt }) => new Date(leaverSignedAt).getUTCSeconds()),
      );
      expect(names[0]).toBe(1);
      expect(names.slice(1, 3).sort()).toEqual([2, 3]);
      expect(names.slice(3)).toEqual([5, 4, 6]);
    },
  );

  it('refuses a cursor of another list, and one with a moment that no calendar has', async () => {
    const cursorAt = (part: string, place: string) =>
      Buffer.from(JSON.stringify([part, place, id()])).toString('base64url');
    const moment = '2028-04-02T12:00:00.000000Z';
    for (const wrong of [
      'x',
      cursorAt('latest', moment),
      cursorAt('open', '2028-02-30T12:00:00.000000Z'),
      cursorAt('finished', '2028-04-02'),
    ]) {
      expect(await read(`cursor=${wrong}`)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await read(`cursor=${cursorAt('finished', moment)}`)).items).toBeDefined();
  });
});
