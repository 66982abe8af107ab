import { describe, expect, it } from 'vitest';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { syncOwnPayment } from '#features/payments/server/events/sync-own-payment.ts';
import { inTransaction } from '#platform/context.ts';
import { playAssemblies } from '#testing/scenes/assembly-group.ts';
import { payWith } from '#testing/scenes/card-payments.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { findPicks } from '../../holding/server/pick-queries.ts';
import { payBid } from './pay-bid.ts';

describe('locks of a paid bid', () => {
  const test = useTestApp();

  it('a paid bid and the end of its seat wait for each other: membership before account', async () => {
    const play = await playAssemblies(test, 3);
    await play.advance();
    await play.fill(135_000_000);
    for (const seat of [1, 2, 3]) await play.bid(1, seat, 100);
    await play.toClose(1);
    await play.toDraw(1);
    const [, pick] = await findPicks(test.context.db, (await play.rowOf(1)).id);
    if (pick?.status !== 'held') throw new Error('no bid is held');
    const { id: pickId, membershipId, seat } = pick;
    const { userId } = play.memberOf(seat);
    const setup = await payBid(test.context, { userId }, { pickId, method: 'card' });
    await payWith(test, setup.clientSecret);

    const locked = Promise.withResolvers<void>();
    const awaited = Promise.withResolvers<void>();
    const ended = inTransaction(test.context, async (tx) => {
      await lockMembership(tx, membershipId);
      locked.resolve();
      await awaited.promise;
      // Closes the account; here the account is locked after the membership.
      await changeMembership(tx, { membershipId, to: 'cancelled', reason: 'test' });
    });
    await locked.promise;
    const synced = syncOwnPayment(test.context, { paymentId: setup.paymentId });
    await untilBlocked(test.context.db);
    awaited.resolve();
    await Promise.all([ended, synced]);
    // The membership ended first, so the bid's payment is returned and awards nothing.
    expect((await readMembership(test.context, membershipId))?.status).toBe('cancelled');
  });
});
