import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval, rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { openAssembly } from '#features/assemblies/holding/server/open-assembly.ts';
import { pauseReminders } from '#features/contributions/arrears/server/pause-reminders.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { runContributions } from '#features/contributions/server/workers.ts';
import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { offerSeatOfLeaver } from '#features/memberships/server/leave-before-start.ts';
import { listHoldersOfSeat } from '#features/memberships/server/read-memberships.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { payOutAll } from '#testing/scenes/pay-out.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterTransferPayment } from './complete-transfer.ts';
import { transferWaits } from './waits.ts';

const ANA = 'ana@example.com';
const BIA = 'bia@example.com';

describe('the transfer of a seat', () => {
  const test = useTestApp();

  /** Ana has paid 24 months and 10 from the end of the term; Bia's income is approved. */
  async function begin() {
    const seats = await runSeats(test, { capacity: 1, emails: [ANA] });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    const ana = await signInAsMember(test, ANA);
    await takePaidPlace(test.context, '450', { email: BIA });
    const bia = await signInAsMember(test, BIA);
    test.clock.set('2028-04-10T18:00:00Z');
    await seats.pay(1, 24);
    await seats.pay(1, 10, { fromEnd: true });
    const membershipId = seats.of(1).id;
    const offer = async (email = BIA) =>
      ana.send('POST', '/api/transfers', { membershipId, email, signature: 'Ana Souza' });
    const priceCents = 34 * (187_500 + 1_900) + 10 * 45_000;
    const accept = (id: string, cents = priceCents) =>
      bia.send('POST', `/api/transfers/${id}/accept`, {
        priceCents: cents,
        signature: 'Bia Lima',
      });
    const complete = async (id: string) => {
      const repeatReason = 'tried again';
      const given = { id, amountCents: priceCents, reference: 'FT 7', repeatReason };
      const { approvalId } = await enterTransferPayment(test.context, admins[0], given);
      return confirmApproval(test.context, admins[1], { id: approvalId });
    };
    return { seats, admins, ana, bia, membershipId, offer, accept, complete, priceCents };
  }

  it('passes all that was paid to the newcomer, whose price pays the leaver', async () => {
    const { seats, admins, membershipId, offer, accept, complete, priceCents, bia } = await begin();
    expect((await offer('nobody@example.com')).status).toBe(409);
    const offered = await (await offer()).json();
    expect(offered).toMatchObject({ state: 'offered', price: { totalCents: priceCents } });
    expect((await offer()).status).toBe(409);
    expect((await accept(offered.id, priceCents - 1)).status).toBe(409);
    expect((await accept(offered.id)).status).toBe(200);
    const before = await seats.balances();
    await complete(offered.id);
    const history = await listHoldersOfSeat(test.context, { groupId: seats.group.id, seat: 1 });
    expect(history.map(({ status }) => status)).toEqual(['transferred', 'active']);
    expect(await readAccount(test.context, history[1]?.id ?? '')).toMatchObject({
      paid: 24,
      prepaid: 10,
      unappliedCents: 0,
      dueOn: '2028-05-05',
    });
    expect(await seats.balances()).toMatchObject({
      cash: (before.cash ?? 0) + priceCents,
      fund: before.fund,
      reserve: before.reserve,
      'owed-to-members': -priceCents,
    });
    expect(await (await bia.send('GET', '/api/contributions')).json()).toHaveLength(1);
    await payOutAll(test, admins);
    expect((await seats.balances()).cash).toBe(before.cash);
    expect(await seats.findFault()).toBeUndefined();
    const [exit] = await selectRows(
      test.context.db,
      sql`select kind from exits where membership_id = ${membershipId}`,
    );
    expect(exit).toEqual({ kind: 'transferred' });
    await test.drainJobs();
    expect((await test.mailbox(BIA)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['A seat was offered to you', 'The seat is yours']),
    );
    expect((await test.mailbox(BIA)).map(({ subject }) => subject)).toContain(
      'You accepted a seat: next comes its price',
    );
    const [sent] = (await test.mailbox(ANA)).filter(
      ({ subject }) => subject === 'You offered your seat',
    );
    expect(sent?.text).toContain(BIA);
  });

  it('is refused from the cut-off until the bids are settled, and after the price changed', async () => {
    const { seats, offer, accept, complete } = await begin();
    const { id } = await (await offer()).json();
    await accept(id);
    await openAssembly(test.context, seats.group, 24);
    test.clock.set('2028-04-15T00:30:00Z');
    await expect(complete(id)).rejects.toMatchObject({ code: 'TRANSFER_CLOSED' });
    // Before the cut-off, the refusal is about the price, which changed after both signed.
    test.clock.set('2028-04-14T18:30:00Z');
    await seats.pay(1, 1);
    await expect(complete(id)).rejects.toMatchObject({ code: 'TRANSFER_CHANGED' });
  });

  it('waits on the desk for its price, and cannot be taken back once that was entered', async () => {
    const { admins, ana, bia, offer, accept, priceCents } = await begin();
    const { id } = await (await offer()).json();
    const waiting = async () => {
      const reader = { ...test.context, viewerId: admins[0].userId };
      const found = (await transferWaits['transfers-priced']?.find(reader, 10)) ?? [];
      expect(await transferWaits['transfers-priced']?.count(reader)).toBe(found.length);
      return found.map(({ id: found, cents }) => ({ found, cents }));
    };
    const withdraw = async () => (await ana.send('POST', `/api/transfers/${id}/withdraw`)).json();
    expect(await waiting()).toEqual([]);
    await accept(id);
    expect(await waiting()).toEqual([{ found: id, cents: priceCents }]);
    const given = { id, amountCents: priceCents, reference: 'FT 8' };
    const { approvalId } = await enterTransferPayment(test.context, admins[0], given);
    expect(await waiting()).toEqual([]);
    expect(await withdraw()).toMatchObject({ code: 'TRANSFER_PAID' });
    await rejectApproval(test.context, admins[1], {
      id: approvalId,
      reason: 'It was another wire',
    });
    expect(await waiting()).toHaveLength(1);
    expect(await withdraw()).toMatchObject({ state: 'withdrawn' });
    expect(await waiting()).toEqual([]);
    await test.drainJobs();
    const told = (await test.mailbox(BIA)).map(({ subject }) => subject);
    expect(told).toContain('A transfer was taken back');
    expect((await (await bia.send('GET', '/api/transfers')).json())[0].state).toBe('withdrawn');
  });

  it('whose price has changed is not paid: the desk says that it is offered again', async () => {
    const { seats, admins, offer, accept, priceCents } = await begin();
    const { id } = await (await offer()).json();
    await accept(id);
    await seats.pay(1, 1);
    const reader = { ...test.context, viewerId: admins[0].userId };
    const [wait] = (await transferWaits['transfers-priced']?.find(reader, 1)) ?? [];
    expect(wait?.sentence).toContain('the price has changed');
    const given = { id, amountCents: priceCents, reference: 'FT 9' };
    await expect(enterTransferPayment(test.context, admins[0], given)).rejects.toMatchObject({
      code: 'TRANSFER_CHANGED',
    });
  });

  it.each(['is selected', 'is cancelled', 'is left before the start'])(
    'ends when its seat %s, and the newcomer is told',
    async (happening) => {
      const { seats, admins, bia, membershipId, offer, accept } = await begin();
      const { id } = await (await offer()).json();
      await accept(id);
      if (happening === 'is selected') await seats.award(1);
      else {
        await inTransaction(test.context, async (tx) => {
          const membership = await lockMembership(tx, membershipId);
          if (happening !== 'is cancelled') return offerSeatOfLeaver(tx, membership);
          await changeMembership(tx, { membershipId, to: 'cancelled', reason: 'test' });
        });
      }
      const [transfer] = await (await bia.send('GET', '/api/transfers')).json();
      expect(transfer).toMatchObject({ id, state: 'withdrawn' });
      const reader = { ...test.context, viewerId: admins[0].userId };
      expect(await transferWaits['transfers-priced']?.count(reader)).toBe(0);
      await test.drainJobs();
      expect((await test.mailbox(BIA)).map(({ subject }) => subject)).toContain(
        'A transfer has ended',
      );
    },
  );

  it('leaves the pause and the reminders of the leaver behind', async () => {
    const { seats, admins, membershipId, offer, accept, complete } = await begin();
    test.clock.set('2028-07-30T18:00:00Z');
    await runContributions(test.context);
    const until = '2028-12-01';
    await pauseReminders(test.context, admins[0], { membershipId, until, reason: 'called us' });
    const { id } = await (await offer()).json();
    expect((await accept(id)).status).toBe(200);
    await complete(id);
    await runContributions(test.context);
    await test.drainJobs();
    const history = await listHoldersOfSeat(test.context, { groupId: seats.group.id, seat: 1 });
    expect(await readAccount(test.context, history[1]?.id ?? '')).toMatchObject({
      dueOn: '2028-05-05',
      pausedUntil: null,
      pauseReason: null,
      nextStepOn: '2028-08-09',
    });
    expect((await test.mailbox(BIA)).map(({ subject }) => subject)).toContain(
      'Last reminder: your seat is about to end',
    );
  });

  it('is not for a seat with an award, nor for strangers', async () => {
    const { seats, bia, ana, membershipId, offer } = await begin();
    const offered = await (await offer()).json();
    const eve = await signInAsMember(test, 'eve@example.com');
    expect((await eve.send('POST', `/api/transfers/${offered.id}/withdraw`)).status).toBe(404);
    expect((await bia.send('POST', `/api/transfers/${offered.id}/withdraw`)).status).toBe(200);
    await seats.award(1);
    expect((await offer()).status).toBe(409);
    const path = `/api/memberships/${membershipId}/beneficiary`;
    const named = { name: 'Leo', relationship: 'son', contact: 'leo@example.com' };
    expect((await eve.send('PUT', path, named)).status).toBe(404);
    expect((await ana.send('PUT', path, named)).status).toBe(200);
    expect(await (await ana.send('GET', path)).json()).toEqual({
      beneficiary: named,
      estate: null,
    });
    await test.drainJobs();
    expect((await test.mailbox(ANA)).map(({ subject }) => subject)).toContain(
      'Who takes your seat over was changed',
    );
  });
});
