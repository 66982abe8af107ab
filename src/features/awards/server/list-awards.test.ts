import { beforeEach, describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { type AwardRow, awards } from './tables.ts';

describe('the list of awards', () => {
  const test = useTestApp({ session: adminSession });
  const id = () => test.context.randomness.id();
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/awards?${query}`)).json();

  beforeEach(async () => {
    const { group, members } = await formGroup(test, { capacity: 7 });
    const on = (day: string) => new Date(`2028-04-${day}T12:00:00Z`);
    const home = { address: '1 Elm', priceCents: 100, seller: 'B. Young', titleCompany: 'Title' };
    const ended = { end: 'handed_back' as const, endedAt: on('25') };
    const paid = { ...home, step: 'paid' as const, paidOn: '2028-04-20' };
    /** By seat: selected on a day, changed last on another. */
    const states: [selected: string, changed: string, Partial<AwardRow>][] = [
      ['03', '30', { step: 'closing', ...home }],
      ['01', '02', {}],
      // Selected on one day: the id decides, and none is left out.
      ['02', '03', {}],
      ['02', '29', { turn: 'cooperative' }],
      ['01', '21', paid],
      ['04', '25', ended],
      ['05', '26', { ...paid, ...ended }],
    ];
    await test.context.db.insert(awards).values(
      members.map((member) => {
        const [selected, changed, more] = states[member.seat - 1] ?? ['01', '01', {}];
        return {
          id: id(),
          membershipId: member.id,
          groupId: group.id,
          book: group.mode,
          seat: member.seat,
          userId: member.userId,
          planId: group.planId,
          creditCents: 45_000_000,
          selectedOn: `2028-04-${selected}`,
          step: 'papers' as const,
          turn: 'member' as const,
          turnSince: on(selected),
          updatedAt: on(changed),
          ...more,
        };
      }),
    );
  });

  it('has those selected first in front, then those finished last, on pages of any size', async () => {
    for (const limit of [1, 2, 7, 25]) {
      const pages = await readPages<{ seat: number }>(read, `limit=${limit}`);
      expect(pages).toHaveLength(Math.ceil(7 / limit));
      const seats = pages.flatMap(({ items }) => items.map(({ seat }) => seat));
      expect(seats[0]).toBe(2);
      expect(seats.slice(1, 3).sort()).toEqual([3, 4]);
      expect(seats.slice(3)).toEqual([1, 7, 6, 5]);
    }
  });

  it('refuses a cursor of another list, and one with a day that no calendar has', async () => {
    const cursorAt = (part: string, place: string) =>
      Buffer.from(JSON.stringify([part, place, id()])).toString('base64url');
    const day = '2028-04-02';
    for (const wrong of [
      'x',
      cursorAt('paid', day),
      cursorAt('open', '2028-02-30'),
      cursorAt('finished', day),
    ]) {
      expect(await read(`cursor=${wrong}`)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await read(`cursor=${cursorAt('open', day)}`)).items).toBeDefined();
  });
});
