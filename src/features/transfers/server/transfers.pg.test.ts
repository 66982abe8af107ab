import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readApplicationByEmail } from '#features/applications/server/read-application.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { closeAssembly } from '#features/assemblies/holding/server/close-assembly.ts';
import { openAssembly } from '#features/assemblies/holding/server/open-assembly.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { readAccount } from '#features/contributions/server/accounts/settle-account.ts';
import { readPaidSoFar } from '#features/contributions/server/accounts/transfer-account.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { groupCode } from '#features/groups/rules.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { markPaid } from '#testing/mark-paid.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { takePaidPlace } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { runSeats } from '#testing/scenes/running-seats.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterTransferPayment } from './complete-transfer.ts';
import { acceptSeat, offerSeat } from './offer-seat.ts';

const BIA = 'bia@example.com';

/** Before the cut-off of month 1, and the closing time of its list. */
const IN_TIME = '2026-05-14T20:00:00Z';
const CLOSING = '2026-05-15T23:00:00Z';

describe('a transfer and an assembly that closes at the same time', () => {
  const test = useTestApp();

  it.each([
    ['transfer', 'closing'],
    ['closing', 'transfer'],
  ] as const)('agree on who holds the seat when the %s comes before the %s', async (...order) => {
    const [first] = order;
    const seats = await runSeats(test, { capacity: 1 });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    await takePaidPlace(test.context, '450', { email: BIA });
    await signInAsMember(test, BIA);
    const application = await readApplicationByEmail(test.context, BIA);
    await seats.pay(1, 2);
    test.clock.set(IN_TIME);
    const sessionOf = (userId: string): Session => ({
      userId,
      email: BIA,
      isEmailVerified: true,
      isAdmin: false,
    });
    const leaver = seats.of(1);
    const { id } = await offerSeat(test.context, sessionOf(leaver.userId), {
      membershipId: leaver.id,
      email: BIA,
      signature: 'Ana',
    });
    const account = await readAccount(test.context, leaver.id);
    const priceCents = account ? (await readPaidSoFar(test.context, account)).totalCents : 0;
    const newcomer = sessionOf(application?.userId ?? '');
    await acceptSeat(test.context, newcomer, { id, priceCents, signature: 'Bia' });
    await openAssembly(test.context, seats.group, 1);
    const given = { id, amountCents: priceCents, reference: 'FT' };
    const { approvalId } = await enterTransferPayment(test.context, admins[0], given);
    const code = groupCode(seats.group);
    const assembly = await findByName(test.context.db, { groupCode: code, month: 1 });
    await markPaid(test.context, seats.group.id);
    const start = {
      transfer: () => {
        test.clock.set(IN_TIME);
        return confirmApproval(test.context, admins[1], { id: approvalId });
      },
      closing: () => {
        test.clock.set(CLOSING);
        return closeAssembly(test.context, async () => false, assembly?.id ?? '');
      },
    };
    // Both wait for the lock on the assembly, in the order of their requests.
    const runs: Record<string, Promise<unknown>> = {};
    await test.context.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from assemblies for update`);
      for (const [index, name] of order.entries()) {
        runs[name] = start[name]();
        runs[name].catch(() => {});
        await untilBlocked(test.context.db, index + 1);
      }
      test.clock.set(CLOSING);
    });
    const [transfer, closing] = await Promise.allSettled([runs.transfer, runs.closing]);
    expect(closing?.status).toBe('fulfilled');
    expect(transfer).toMatchObject(
      first === 'transfer'
        ? { status: 'fulfilled' }
        : { status: 'rejected', reason: { code: 'TRANSFER_CLOSED' } },
    );
    const [holder] = await listHolders(test.context, seats.group.id);
    expect(holder?.userId).toBe(first === 'transfer' ? newcomer.userId : leaver.userId);
    const closed = await findByName(test.context.db, { groupCode: code, month: 1 });
    expect(readListFile(closed?.listText ?? '').active).toEqual([1]);
    expect(await seats.findFault()).toBeUndefined();
  });
});
