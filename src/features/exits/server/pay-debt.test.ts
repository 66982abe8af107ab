import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { makeOwingMember, OWED } from '#testing/scenes/owing-member.ts';
import { useTestApp } from '#testing/test-app.ts';
import { listDebts } from './list-ended.ts';
import { enterDebtPayment } from './pay-debt.ts';
import { exitSection } from './person-section.ts';
import { readLeaving } from './read-leaving.ts';

const ANA = 'ana@example.com';

describe('what a former member pays of what they owe', () => {
  const test = useTestApp();

  const begin = async () => {
    const made = await makeOwingMember(test, ANA);
    const [first, second] = made.admins;
    const enter = (cents: number, reference: string, repeatReason?: string) =>
      enterDebtPayment(test.context, first, { id: made.id, cents, reference, repeatReason });
    const confirm = (id: string, admin = second) => confirmApproval(test.context, admin, { id });
    const pay = async (cents: number, reference: string) => {
      const { approvalId } = await enter(cents, reference);
      await confirm(approvalId);
      return approvalId;
    };
    const listed = async () => (await listDebts(test.context, { limit: 50 })).items;
    return { ...made, enter, confirm, pay, listed };
  };

  it('is cash of the group and money at the bank, against what is owed, once two admins agree', async () => {
    const { seats, admins, id, seat, exit, booked, enter, confirm, listed } = await begin();
    const before = await seats.balances();
    const bank = async () =>
      readBalances(test.context.db, { book: seats.group.mode, scope: 'cooperative' });
    const { bank: bankBefore = 0 } = await bank();
    const row = { id, seat, kind: 'handed_back', owedCents: OWED };
    expect(await listed()).toMatchObject([{ ...row, recoveredCents: 0, openCents: OWED }]);
    const { approvalId } = await enter(150_000, 'W-1');
    await expect(confirm(approvalId, admins[0])).rejects.toMatchObject({
      code: 'SECOND_ADMIN_NEEDED',
    });
    expect(await booked()).toBe(OWED);
    await confirm(approvalId);
    await expect(confirm(approvalId, admins[2])).rejects.toMatchObject({
      code: 'APPROVAL_DECIDED',
    });
    expect(await exit()).toMatchObject({ owesCents: OWED, recoveredCents: 150_000 });
    expect(await booked()).toBe(OWED - 150_000);
    const after = await seats.balances();
    expect((after.cash ?? 0) - (before.cash ?? 0)).toBe(150_000);
    expect((await bank()).bank).toBe(bankBefore + 150_000);
    const legs = await selectRows<{ account: string; cents: string }>(
      test.context.db,
      sql`select p.account, p.cents::text as cents from ledger_postings p join ledger_entries e
        on e.scope_id = p.scope_id and e.sequence = p.sequence
        where e.kind = 'debt-paid' and e.subject_id = ${approvalId} order by p.account`,
    );
    expect(legs).toEqual([
      { account: 'bank', cents: '150000' },
      { account: 'cash', cents: '150000' },
      { account: 'owed-by-members', cents: '-150000' },
      { account: 'provider-balance', cents: '-150000' },
    ]);
    expect(await listed()).toMatchObject([
      { ...row, recoveredCents: 150_000, openCents: OWED - 150_000 },
    ]);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is never more than what is open, and leaves the list when nothing is', async () => {
    const { seats, id, userId, exit, booked, enter, pay, listed } = await begin();
    await expect(enter(OWED + 1, 'W-1')).rejects.toMatchObject({ code: 'RECOVERY_TOO_HIGH' });
    await pay(34_400, 'W-1');
    await expect(enter(34_400, 'W-2')).rejects.toMatchObject({ code: 'PAYMENT_REPEATED' });
    await expect(enter(200_001, 'W-2')).rejects.toMatchObject({ code: 'RECOVERY_TOO_HIGH' });
    await pay(200_000, 'W-2');
    expect([await booked(), (await exit())?.recoveredCents]).toEqual([0, OWED]);
    expect(await listed()).toEqual([]);
    await expect(enter(1, 'W-3')).rejects.toMatchObject({ code: 'RECOVERY_TOO_HIGH' });
    const ana = { userId, email: ANA, applicationIds: [], membershipIds: [] };
    const section = await exitSection.read({ ...test.context, viewerId: userId }, ana, 50);
    expect(section[0]).toMatchObject({ id });
    expect(section[0]).not.toHaveProperty('cents');
    await test.drainJobs();
    const mails = (await test.mailbox(ANA)).filter(({ subject }) =>
      subject.startsWith('We recorded your payment'),
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'We recorded your payment of $2,000',
      'We recorded your payment of $344',
    ]);
    const texts = mails.map(({ text }) => text).join('\n');
    expect(texts).toContain('Still owed: $2,000.');
    expect(texts).toContain('Nothing more is owed.');
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is refused once a bank’s reversal has lowered what is owed below it', async () => {
    const { seats, giveBack, exit, booked, enter, confirm } = await begin();
    const { approvalId } = await enter(OWED, 'W-1');
    await giveBack(100_000);
    expect(await exit()).toMatchObject({ owesCents: 100_000 });
    await expect(confirm(approvalId)).rejects.toMatchObject({ code: 'RECOVERY_TOO_HIGH' });
    const { approvalId: fits } = await enter(100_000, 'W-2');
    await confirm(fits);
    expect([await booked(), (await exit())?.recoveredCents]).toEqual([0, 100_000]);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is paid out when the bank gives the returned money back after all', async () => {
    const { seats, membershipId, giveBack, exit, booked, pay } = await begin();
    await pay(OWED - 50_000, 'W-1');
    const { payoutCents = 0 } = (await exit()) ?? {};
    await giveBack(0);
    expect(await exit()).toMatchObject({
      owesCents: OWED - 50_000,
      recoveredCents: OWED - 50_000,
      payoutCents: payoutCents + OWED - 50_000,
    });
    expect(await booked()).toBe(0);
    const owed = await selectRows<{ cents: string }>(
      test.context.db,
      sql`select cents::text as cents from payouts where membership_id = ${membershipId}
        and kind = 'unapplied' and cents > 0`,
    );
    expect(owed).toEqual([{ cents: String(OWED - 50_000) }]);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('is on the statement, also of the mail about a later return', async () => {
    const { userId, pay, giveBack } = await begin();
    await pay(OWED, 'W-1');
    const ana = { userId, email: ANA, isEmailVerified: true, isAdmin: false };
    const statement = async () => (await readLeaving(test.context, ana))[0]?.statement;
    expect(await statement()).toMatchObject({ owesCents: OWED, recoveredCents: OWED });
    await giveBack(OWED - 1_000);
    await test.drainJobs();
    const corrected = (await test.mailbox(ANA)).filter(
      ({ subject, text }) => subject.startsWith('Your statement') && text.includes('Paid since'),
    );
    expect(corrected).toHaveLength(1);
    expect(corrected[0]?.text).toMatch(/Still owed:?\s+\$0/);
    expect(corrected[0]?.text).not.toContain('Please reply to this mail');
  });

  it('is not for a terminated seat', async () => {
    const { id, enter } = await begin();
    await test.context.db.execute(sql`update exits set kind = 'terminated' where id = ${id}`);
    await expect(enter(100, 'W-1')).rejects.toMatchObject({ code: 'EXIT_NOT_FOUND' });
  });
});
