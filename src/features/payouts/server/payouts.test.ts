import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { confirmApproval, rejectApproval } from '#features/approvals/server/decide-approval.ts';
import { listApprovals } from '#features/approvals/server/list-approvals.ts';
import { showAccount } from '#features/approvals/server/show-account.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { postEntry } from '#features/ledger/server/posting/post-entry.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { sendReminders } from '#features/reminders/server/send-reminders.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { hoursLater } from '#shared/calendar/dates.ts';
import { signInAsMember } from '#testing/member-browser.ts';
import { passFactor } from '#testing/pass-factor.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { approvePayout } from '#testing/scenes/pay-out.ts';
import { useTestApp } from '#testing/test-app.ts';
import { bankDetailsReminder } from './bank-details-reminder.ts';
import { owePayout } from './owe-payout.ts';
import { recordPayout, returnPayout, revealPayee } from './record-payout.ts';
import { rememberAddress } from './remember-address.ts';
import { requestPayout } from './request-payout.ts';
import { saveTitleCompanyDetails } from './save-bank-details.ts';

const EMAIL = 'ana@example.com';
const DETAILS = {
  holder: 'Ana Souza',
  kind: 'checking',
  routingNumber: '124000054',
  accountNumber: '000123456789',
};

describe('payouts', () => {
  const test = useTestApp();

  /** A seat of Ana's to which the group owes $500, and two admins. */
  async function begin(titleCompany?: { awardId: string; name: string }) {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 1, emails: [EMAIL] });
    const [membership] = members;
    if (!membership) throw new Error('nobody joined');
    const admins = await makeAdmins(test, 3);
    const ana = await signInAsMember(test, EMAIL);
    await passFactor(test, EMAIL);
    const subjectId = test.context.randomness.id();
    const owe = () =>
      inTransaction(test.context, async (tx) => {
        const legs = [
          { account: 'cash', cents: 50_000 },
          { account: 'owed-to-members', cents: -50_000, membershipId: membership.id },
        ] as const;
        const entry = { book: group.mode, scope: groupScope(group.id), kind: 'test', subjectId };
        await postEntry(tx, { ...entry, key: 'test', effectiveOn: '2026-03-20', legs });
        await owePayout(tx, {
          kind: 'unapplied',
          subjectId,
          membership,
          book: group.mode,
          account: 'owed-to-members',
          cents: 50_000,
          ...(titleCompany ? { titleCompany } : {}),
        });
      });
    await owe();
    const id = await idOfPayout();
    const balances = () =>
      readBalances(test.context.db, { book: group.mode, scope: groupScope(group.id) });
    return { membership, ana, id, owe, balances, admins: admins as [Session, Session, Session] };
  }

  const idOfPayout = async () => {
    const rows = await selectRows<{ id: string }>(test.context.db, sql`select id from payouts`);
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  };
  const makeSessionsOld = () =>
    test.context.db.execute(
      sql`update identity_sessions set created_at = created_at - interval '11 minutes'`,
    );
  const code = async (answer: Response) => (await answer.json()).code;
  const sent = { bankReference: 'FT 1', paidOn: '2026-03-30' };

  it('takes bank details only after a fresh sign-in, hides them, and tells their owner', async () => {
    const { ana, admins, id } = await begin();
    await makeSessionsOld();
    expect(await code(await ana.send('PUT', '/api/bank-details', DETAILS))).toBe(
      'FRESH_SIGN_IN_NEEDED',
    );
    await ana.send('POST', '/api/identity/confirm', { password: 'a good password' });
    const wrong = { ...DETAILS, routingNumber: '124000055' };
    expect((await ana.send('PUT', '/api/bank-details', wrong)).status).toBe(422);
    const saved = await (await ana.send('PUT', '/api/bank-details', DETAILS)).json();
    expect(saved).toMatchObject({ account: '•••• 6789', isUsable: false });
    const stored = JSON.stringify(
      await selectRows(test.context.db, sql`select * from bank_details`),
    );
    for (const secret of ['124000054', '000123456789', 'Souza']) {
      expect(stored).not.toContain(secret);
    }
    const shown = await (await ana.send('GET', '/api/bank-details')).text();
    expect(shown).not.toContain('123456789');
    await test.drainJobs();
    const subjects = (await test.mailbox(EMAIL)).map(({ subject }) => subject);
    expect(subjects).toContain('Your bank details were changed');
    expect(subjects).toContain('$500 will be paid to you');

    await expect(requestPayout(test.context, admins[0], { id })).rejects.toMatchObject({
      code: 'BANK_DETAILS_TOO_NEW',
    });
    test.clock.advanceDays(3);
    await requestPayout(test.context, admins[0], { id });
  });

  it('shows whoever approves the whole account, who entered it and when; the log has no number', async () => {
    const { ana, admins, id } = await begin();
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(3);
    const { approvalId } = await requestPayout(test.context, admins[0], { id });
    const approval = { id: approvalId ?? '' };
    const [waiting] = (await listApprovals(test.context, admins[1], {}, { limit: 25 })).items;
    expect(waiting).toMatchObject({ hasAccount: true, details: { account: '•••• 6789' } });
    const own = { ...admins[1], userId: (await ana.sync()).id };
    await expect(showAccount(test.context, own, approval)).rejects.toMatchObject({
      code: 'OWN_BENEFIT',
    });
    expect(await showAccount(test.context, admins[1], approval)).toEqual({
      ...DETAILS,
      enteredBy: EMAIL,
      enteredAt: '2026-03-28T18:00:00.000Z',
      hasChangedLately: true,
    });
    test.clock.advanceDays(30);
    expect(await showAccount(test.context, admins[1], approval)).toMatchObject({
      hasChangedLately: false,
    });
    const log = await selectRows<{ action: string }>(
      test.context.db,
      sql`select * from audit_log where action = 'payout.account-shown'`,
    );
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/123456789|124000054/);
    await confirmApproval(test.context, admins[1], approval);
    await expect(showAccount(test.context, admins[1], approval)).rejects.toMatchObject({
      code: 'APPROVAL_DECIDED',
    });
  });

  it('is not approved by whoever entered the account, whoever asked for it', async () => {
    const awardId = '018f0000-0000-7000-8000-00000000a0a0';
    const { id, admins } = await begin({ awardId, name: 'Title Co' });
    const [first, second, third] = admins;
    const details = { ...DETAILS, kind: 'checking' } as const;
    await saveTitleCompanyDetails(test.context, first, awardId, details);
    test.clock.advanceDays(3);
    const { approvalId } = await requestPayout(test.context, second, { id });
    const approval = { id: approvalId ?? '' };
    const confirm = (admin: Session) => confirmApproval(test.context, admin, approval);
    const refusalFor = async (admin: Session) =>
      (await listApprovals(test.context, admin, {}, { limit: 1 })).items[0]?.refusal;
    expect(await refusalFor(first)).toBe('ACCOUNT_OF_ONESELF');
    expect(await refusalFor(second)).toBe('SECOND_ADMIN_NEEDED');
    expect(await refusalFor(third)).toBeNull();
    expect(await showAccount(test.context, third, approval)).toMatchObject({
      enteredBy: first.email,
    });
    await expect(confirm(first)).rejects.toMatchObject({ code: 'ACCOUNT_OF_ONESELF' });
    await expect(confirm(second)).rejects.toMatchObject({ code: 'SECOND_ADMIN_NEEDED' });
    expect(await confirm(third)).toMatchObject({ state: 'confirmed' });
  });

  it('to an account that an admin entered takes two people, in whatever order', async () => {
    const awardId = '018f0000-0000-7000-8000-00000000a0a0';
    const { id, admins } = await begin({ awardId, name: 'Title Co' });
    const details = { ...DETAILS, kind: 'checking' } as const;
    const enter = async (admin: Session) => {
      // A new account takes every request and approval of the one before back.
      await saveTitleCompanyDetails(test.context, admin, awardId, details);
      test.clock.advanceDays(3);
    };
    const request = async (admin: Session) =>
      (await requestPayout(test.context, admin, { id })).approvalId ?? '';
    const approve = (admin: Session, approvalId: string) =>
      approvePayout(test.context, admin, approvalId).then(
        () => 'approved',
        ({ code }) => code,
      );
    const [first, second, third] = admins;
    const refused = 'SECOND_ADMIN_NEEDED';
    for (const [entering, requesting, approving, outcome] of [
      [first, first, first, refused],
      [first, first, second, 'approved'],
      [first, second, first, 'ACCOUNT_OF_ONESELF'],
      [first, second, second, refused],
      [first, second, third, 'approved'],
    ] as const) {
      await enter(entering);
      expect(await approve(approving, await request(requesting))).toBe(outcome);
    }
    // Entered by another after the request, or after the approval: it begins anew.
    const before = await request(first).catch(() => undefined);
    expect(before).toBeUndefined();
    await enter(first);
    const asked = await request(first);
    await enter(second);
    expect(await approve(second, asked)).toBe('PAYOUT_CHANGED');
    await expect(recordPayout(test.context, first, { id, ...sent })).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
    expect(await approve(first, await request(second))).toBe('approved');
    await enter(third);
    await expect(revealPayee(test.context, second, { id })).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
  });

  it('is approved within an hour after the account was shown, to that admin and for that request', async () => {
    const { ana, admins, id } = await begin();
    const [first, second, third] = admins;
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(3);
    const request = async () => {
      const { approvalId } = await requestPayout(test.context, first, { id });
      return { id: approvalId ?? '' };
    };
    const unseen = { code: 'ACCOUNT_NOT_SHOWN', status: 403 };
    let approval = await request();
    const confirm = () => confirmApproval(test.context, second, approval);
    await expect(confirm()).rejects.toMatchObject(unseen);
    await showAccount(test.context, third, approval);
    await expect(confirm()).rejects.toMatchObject(unseen);
    await showAccount(test.context, second, approval);
    test.clock.set(hoursLater(test.clock.now(), 2).toISOString());
    await expect(confirm()).rejects.toMatchObject(unseen);

    await showAccount(test.context, second, approval);
    await rejectApproval(test.context, third, { ...approval, reason: 'once more' });
    approval = await request();
    // What was shown belonged to the request before this one.
    await expect(confirm()).rejects.toMatchObject(unseen);
    expect((await listApprovals(test.context, second, {}, { limit: 1 })).items[0]).toMatchObject({
      state: 'waiting',
    });
    await showAccount(test.context, second, approval);
    expect(await confirm()).toMatchObject({ state: 'confirmed' });
  });

  it('tells an address that the member had until lately', async () => {
    const { ana, membership } = await begin();
    await ana.send('PUT', '/api/bank-details', DETAILS);
    const { userId } = membership;
    await inTransaction(test.context, (tx) =>
      rememberAddress(tx, { userId, address: 'old@example.com' }),
    );
    test.clock.advanceDays(20);
    await ana.send('PUT', '/api/bank-details', DETAILS);
    await test.drainJobs();
    expect((await test.mailbox('old@example.com')).map(({ subject }) => subject)).toEqual([
      'Your bank details were changed',
    ]);
  });

  it('is asked by one admin, approved by another, sent once, and posted once', async () => {
    const { ana, admins, id, owe, balances } = await begin();
    const [first, second, third] = admins;
    await expect(requestPayout(test.context, first, { id })).rejects.toMatchObject({
      code: 'NO_BANK_DETAILS',
    });
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(3);
    const { approvalId } = await requestPayout(test.context, first, { id });
    const approval = { id: approvalId ?? '' };
    await expect(requestPayout(test.context, third, { id })).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
    await expect(recordPayout(test.context, first, { id, ...sent })).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
    await expect(confirmApproval(test.context, first, approval)).rejects.toMatchObject({
      code: 'SECOND_ADMIN_NEEDED',
    });
    await rejectApproval(test.context, second, { ...approval, reason: 'not today' });
    const again = await requestPayout(test.context, first, { id });
    await approvePayout(test.context, second, again.approvalId);
    expect(await revealPayee(test.context, first, { id })).toEqual(DETAILS);
    await recordPayout(test.context, first, { id, ...sent });
    await recordPayout(test.context, second, { id, ...sent });
    await expect(
      recordPayout(test.context, first, { id, ...sent, bankReference: 'FT 2' }),
    ).rejects.toMatchObject({ code: 'PAYOUT_CHANGED' });
    expect(await balances()).toMatchObject({ 'owed-to-members': 0, cash: 20_000 });
    // The money left the bank; what is at the provider did not change.
    const books = { book: 'sandbox', scope: 'cooperative' } as const;
    const own = () => readBalances(test.context.db, books);
    const { 'provider-balance': before = 0 } = await own();
    expect(await own()).toMatchObject({ bank: -50_000 });
    await owe();
    await idOfPayout();
    await test.drainJobs();
    expect((await test.mailbox(EMAIL)).map(({ subject }) => subject)).toContain('We sent you $500');

    await returnPayout(test.context, third, { id, reason: 'account closed' });
    expect(await own()).toMatchObject({ bank: 0, 'provider-balance': before - 50_000 });
    await expect(requestPayout(test.context, first, { id })).rejects.toMatchObject({
      code: 'SAME_ACCOUNT',
    });
    const why = { id, sameAccountReason: 'the bank reopened it' };
    const sameAgain = await requestPayout(test.context, first, why);
    expect(sameAgain).toMatchObject({ state: 'asked', returnReason: 'account closed' });
    const [waiting] = (await listApprovals(test.context, second, {}, { limit: 1 })).items;
    expect(waiting).toMatchObject({ refusal: null, enteredBy: 'Admin 1' });
    expect(waiting?.details).toMatchObject({ sameAccountReason: why.sameAccountReason });
    const undo = { id: sameAgain.approvalId ?? '', reason: 'a new account is better' };
    await rejectApproval(test.context, second, undo);
    await ana.send('PUT', '/api/bank-details', { ...DETAILS, accountNumber: '987654321' });
    test.clock.advanceDays(3);
    await expect(requestPayout(test.context, first, why)).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
    expect(await requestPayout(test.context, first, { id })).toMatchObject({ state: 'asked' });
    expect(await balances()).toMatchObject({ 'owed-to-members': -50_000, cash: 70_000 });
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });

  it('goes back to owed when the account changes after it was approved', async () => {
    const { ana, admins, id } = await begin();
    const [first, second] = admins;
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(3);
    const { approvalId } = await requestPayout(test.context, first, { id });
    await approvePayout(test.context, second, approvalId);
    await ana.send('PUT', '/api/bank-details', { ...DETAILS, accountNumber: '987654321' });
    await expect(recordPayout(test.context, first, { id, ...sent })).rejects.toMatchObject({
      code: 'PAYOUT_CHANGED',
    });
    await expect(requestPayout(test.context, first, { id })).rejects.toMatchObject({
      code: 'BANK_DETAILS_TOO_NEW',
    });
  });

  it('is never asked, approved or recorded by the admin it goes to', async () => {
    const { ana, admins, id, membership } = await begin();
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(3);
    const own: Session = { ...admins[0], userId: membership.userId };
    await expect(requestPayout(test.context, own, { id })).rejects.toMatchObject({
      code: 'OWN_BENEFIT',
    });
    const { approvalId } = await requestPayout(test.context, admins[0], { id });
    await expect(
      confirmApproval(test.context, own, { id: approvalId ?? '' }),
    ).rejects.toMatchObject({ code: 'OWN_BENEFIT' });
    await approvePayout(test.context, admins[1], approvalId);
    await expect(recordPayout(test.context, own, { id, ...sent })).rejects.toMatchObject({
      code: 'OWN_BENEFIT',
    });
  });

  it('reminds of bank details as long as there are none', async () => {
    const { ana } = await begin();
    test.clock.advanceDays(3);
    await sendReminders(test.context, [bankDetailsReminder]);
    await sendReminders(test.context, [bankDetailsReminder]);
    await ana.send('PUT', '/api/bank-details', DETAILS);
    test.clock.advanceDays(7);
    await sendReminders(test.context, [bankDetailsReminder]);
    await test.drainJobs();
    const subjects = (await test.mailbox(EMAIL)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /waits for your bank/.test(subject))).toHaveLength(1);
  });

  it('shows nothing of others', async () => {
    const { ana } = await begin();
    await ana.send('PUT', '/api/bank-details', DETAILS);
    const other = await signInAsMember(test, 'bia@example.com');
    expect(await (await other.send('GET', '/api/bank-details')).json()).toMatchObject({
      details: null,
      payouts: [],
    });
    expect((await other.send('GET', '/api/admin/payouts')).status).toBe(401);
  });
});
