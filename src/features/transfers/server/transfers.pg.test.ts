import { describe, expect, it } from 'vitest';
import { findApplicationByEmail } from '#features/applications/server/find-application.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { closeAssembly } from '#features/assemblies/server/close-assembly.ts';
import { openAssembly } from '#features/assemblies/server/open-assembly.ts';
import { findByName } from '#features/assemblies/server/queries.ts';
import { readListFile } from '#features/draws/read-list-file.ts';
import { groupCode } from '#features/groups/rules.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import type { Session } from '#platform/routes.ts';
import { takePaidPlace } from '#testing/form-group.ts';
import { makeAdmins } from '#testing/make-admins.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { runSeats } from '#testing/running-seats.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterTransferPayment } from './complete-transfer.ts';
import { acceptSeat, offerSeat } from './offer-seat.ts';

const BIA = 'bia@example.com';

describe('a transfer and an assembly that closes at the same time', () => {
  const test = useTestApp();

  it('agree on who holds the seat: before the cut-off both, after it the leaver alone', async () => {
    const seats = await runSeats(test, { capacity: 1 });
    const admins = (await makeAdmins(test, 2)) as [Session, Session];
    await takePaidPlace(test.context, '450', { email: BIA });
    await signInAsMember(test, BIA);
    const application = await findApplicationByEmail(test.context, BIA);
    await seats.pay(1, 2);
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
    const priceCents = 2 * (187_500 + 1_900) + 2 * 45_000;
    const newcomer = sessionOf(application?.userId ?? '');
    await acceptSeat(test.context, newcomer, { id, priceCents, signature: 'Bia' });
    await openAssembly(test.context, seats.group, 1);
    const given = { id, amountCents: priceCents, reference: 'FT' };
    const { approvalId } = await enterTransferPayment(test.context, admins[0], given);
    const code = groupCode(seats.group);
    const assembly = await findByName(test.context.db, { groupCode: code, month: 1 });
    // The list closes on 15 May at 17:00 in Utah; the transfer comes a moment before or after it.
    test.clock.set('2026-05-15T23:00:00Z');
    const results = await Promise.allSettled([
      closeAssembly(
        test.context,
        async (tx) => new Set((await listHolders(tx, seats.group.id)).map((h) => h.id)),
        async () => false,
        assembly?.id ?? '',
      ),
      confirmApproval(test.context, admins[1], { id: approvalId }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    const closed = await findByName(test.context.db, { groupCode: code, month: 1 });
    expect(readListFile(closed?.listText ?? '').active).toEqual([1]);
    const [holder] = await listHolders(test.context, seats.group.id);
    expect(holder?.id).toBe(leaver.id);
    expect(await seats.findFault()).toBeUndefined();
  });
});
