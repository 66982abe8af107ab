import { describe, expect, it } from 'vitest';
import { adminSession } from '#testing/admin-session.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';

describe('a payment that is entered twice at once', () => {
  const test = useTestApp({ session: adminSession });

  it('is entered once, by seat and amount or by its reference', async () => {
    const { of } = await runSeats(test, { capacity: 2 });
    const enter = async (seat: number, amountCents: number, reference: string) => {
      const path = `/api/admin/contributions/${of(seat).id}/manual-payments`;
      const entry = { amountCents, receivedOn: '2026-03-20', method: 'wire', reference };
      return (await test.request('POST', path, entry)).status;
    };
    for (let round = 1; round <= 5; round += 1) {
      const amount = 100_000 + round;
      const both = [enter(1, amount, `A-${round}-1`), enter(1, amount, `A-${round}-2`)];
      expect((await Promise.all(both)).sort(), 'seat and amount').toEqual([200, 409]);
      const wire = `FT-${round}`;
      const seats = [enter(1, amount + 10, wire), enter(2, amount + 20, wire.toLowerCase())];
      expect((await Promise.all(seats)).sort(), 'reference').toEqual([200, 409]);
    }
  });
});
