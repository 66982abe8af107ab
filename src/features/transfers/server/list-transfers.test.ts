import { beforeEach, describe, expect, it } from 'vitest';
import { lockPosition } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFar } from '#features/contributions/server/accounts/transfer-account.ts';
import { inTransaction } from '#platform/context.ts';
import { adminSession } from '#testing/admin-session.ts';
import { readPages } from '#testing/read-pages.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import type { TransferView } from '../contract.ts';
import { seatTransfers, type TransferRow } from './tables.ts';

describe('the list of transfers', () => {
  const test = useTestApp({ session: adminSession });
  const id = () => test.context.randomness.id();
  const read = async (query: string) =>
    (await test.request('GET', `/api/admin/transfers?${query}`)).json();
  let seats: Awaited<ReturnType<typeof runSeats>>;

  beforeEach(async () => {
    seats = await runSeats(test, { capacity: 3 });
    await seats.pay(1, 2);
    await seats.pay(2, 5);
    const on = (day: string) => new Date(`2026-04-${day}T12:00:00Z`);
    const signed = { toSignature: 'Bia Lima', toSignedAt: on('01'), priceCents: 100 };
    const withdrawn = { state: 'withdrawn' as const };
    /** A transfer last changed on a day. The test recognizes it by the second of its signature. */
    const of = (name: number, seat: number, day: string, more: Partial<TransferRow> = {}) => ({
      id: id(),
      membershipId: seats.of(seat).id,
      groupId: seats.group.id,
      book: seats.group.mode,
      seat,
      fromUserId: seats.of(seat).userId,
      toUserId: seats.of(seat === 1 ? 2 : 1).userId,
      state: 'offered' as const,
      fromSignature: 'Ana Souza',
      fromSignedAt: new Date(`2026-04-01T12:00:0${name}Z`),
      updatedAt: on(day),
      ...more,
    });
    await test.context.db.insert(seatTransfers).values([
      of(1, 1, '03', { ...signed, state: 'accepted' }),
      // Changed at the same time: sorted by id, and none is skipped.
      of(2, 2, '02'),
      of(3, 3, '02'),
      of(4, 1, '20', withdrawn),
      of(5, 1, '21', { ...signed, state: 'done', newMembershipId: seats.of(3).id }),
      of(6, 2, '19', withdrawn),
    ]);
  });

  it('has open ones first, of both parts those that changed last, on pages of any size', async () => {
    for (const limit of [1, 2, 6, 25]) {
      const pages = await readPages<TransferView>(read, `limit=${limit}`);
      expect(pages).toHaveLength(Math.ceil(6 / limit));
      const names = pages.flatMap(({ items }) =>
        items.map(({ leaverSignedAt }) => new Date(leaverSignedAt).getUTCSeconds()),
      );
      expect(names[0]).toBe(1);
      expect(names.slice(1, 3).sort()).toEqual([2, 3]);
      expect(names.slice(3)).toEqual([5, 4, 6]);
    }
  });

  it('shows each seat with its own price', async () => {
    const { items } = await read('');
    const shown = new Map<number, TransferView>(
      items.map((view: TransferView) => [view.seat, view]),
    );
    for (const seat of [1, 2, 3]) {
      const price = await inTransaction(test.context, async (tx) =>
        readPaidSoFar(tx, await lockPosition(tx, seats.of(seat).id)),
      );
      expect(shown.get(seat)).toMatchObject({ price, groupName: expect.stringMatching(/./) });
    }
    const administration = [3, 1, 2].map(
      (seat) => shown.get(seat)?.price.administrationCents ?? -1,
    );
    expect(administration).toEqual([...new Set(administration)].sort((a, b) => a - b));
    expect(administration[0]).toBe(0);
  });

  it('refuses a cursor of another list, and one with a moment that no calendar has', async () => {
    const cursorAt = (part: string, place: string) =>
      Buffer.from(JSON.stringify([part, place, id()])).toString('base64url');
    const moment = '2026-04-02T12:00:00.000000Z';
    for (const wrong of [
      'x',
      cursorAt('latest', moment),
      cursorAt('open', '2026-02-30T12:00:00.000000Z'),
      cursorAt('finished', '2026-04-02'),
    ]) {
      expect(await read(`cursor=${wrong}`)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect((await read(`cursor=${cursorAt('finished', moment)}`)).items).toBeDefined();
  });
});
