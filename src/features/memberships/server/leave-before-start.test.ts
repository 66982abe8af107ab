import { describe, expect, it } from 'vitest';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances, readPosition } from '#features/ledger/server/reading/read-balances.ts';
import { inTransaction } from '#platform/context.ts';
import { formGroup, takePaidPlace } from '#testing/scenes/form-group.ts';
import { useTestApp } from '#testing/test-app.ts';
import { lockMembership } from './change-membership.ts';
import { offerSeatOfLeaver, replaceLeaving } from './leave-before-start.ts';
import { listHolders, listHoldersOfSeat, readMembership } from './read-memberships.ts';

describe('leaving between formation and the first due date', () => {
  const test = useTestApp({ settings: { GROUP_CAPACITY: '2' } });
  const formed = async () => {
    test.clock.set('2026-11-10T19:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 2 });
    const [leaver] = members;
    if (!leaver) throw new Error('there is no member');
    /** The wish to leave takes effect. */
    const leave = () =>
      inTransaction(test.context, async (tx) =>
        offerSeatOfLeaver(tx, await lockMembership(tx, leaver.id)),
      );
    return { group, leaver, leave };
  };

  it('gives the seat to the oldest approved place of the next group; the deposit stays', async () => {
    const { group, leaver, leave } = await formed();
    await takePaidPlace(test.context, '450', { isApproved: false });
    const next = await takePaidPlace(test.context, '450');
    await leave();
    await leave();
    await test.drainJobs();
    await replaceLeaving(test.context);
    const seats = await listHolders(test.context, group.id);
    expect(seats.map(({ seat, applicationId }) => [seat, applicationId])).toEqual([
      [1, next.applicationId],
      [2, seats[1]?.applicationId],
    ]);
    const history = await listHoldersOfSeat(test.context, { groupId: group.id, seat: 1 });
    expect(history.map(({ status }) => status)).toEqual(['replaced', 'active']);
    const { db } = test.context;
    expect(await readBalances(db, { book: 'sandbox', scope: groupScope(group.id) })).toEqual({
      cash: 60_000,
      unapplied: -40_000,
      administration: -20_000,
    });
    expect(await readPosition(db, { membershipId: leaver.id })).toEqual({
      unapplied: 0,
      administration: -20_000,
    });
    const mails = (await test.mailbox(next.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'Your group has formed')).toHaveLength(1);
  });

  it('stays pending until somebody takes the seat; from the due date on the seat is cancelled', async () => {
    const { leaver, leave } = await formed();
    await leave();
    await test.drainJobs();
    const status = async () => (await readMembership(test.context, leaver.id))?.status;
    expect(await status()).toBe('active');
    test.clock.set('2026-12-05T06:59:59Z');
    await replaceLeaving(test.context);
    expect(await status()).toBe('active');
    test.clock.set('2026-12-05T07:00:00Z');
    await replaceLeaving(test.context);
    expect(await status()).toBe('cancelled');
  });
});
