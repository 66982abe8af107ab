import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import { inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { formGroup } from '#testing/scenes/form-group.ts';
import { makeAdmins } from '#testing/scenes/make-admins.ts';
import { approvePayout } from '#testing/scenes/pay-out.ts';
import { untilBlocked } from '#testing/servers/until-blocked.ts';
import { useTestApp } from '#testing/test-app.ts';
import { owePayout } from './owe-payout.ts';
import { recordPayout } from './record-payout.ts';
import { requestPayout } from './request-payout.ts';
import { saveOwnBankDetails } from './save-bank-details.ts';

const DETAILS = {
  holder: 'Ana Souza',
  kind: 'checking',
  routingNumber: '124000054',
  accountNumber: '000123456789',
} as const;

describe('payouts under concurrency', () => {
  const test = useTestApp();
  const settle = async (tries: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

  async function begin() {
    test.clock.set('2026-03-20T18:00:00Z');
    const { group, members } = await formGroup(test, { capacity: 1 });
    const [membership] = members;
    if (!membership) throw new Error('nobody joined');
    const admins = await makeAdmins(test, 3);
    const owe = () =>
      inTransaction(test.context, (tx) =>
        owePayout(tx, {
          kind: 'unapplied',
          subjectId: membership.id,
          membership,
          book: group.mode,
          account: 'owed-to-members',
          cents: 700,
        }),
      );
    await Promise.all([owe(), owe(), owe()]);
    const rows = await selectRows<{ id: string }>(test.context.db, sql`select id from payouts`);
    expect(rows).toHaveLength(1);
    const session: Session = {
      userId: membership.userId,
      email: 'ana@example.com',
      isEmailVerified: true,
      isAdmin: false,
    };
    const change = () => saveOwnBankDetails(test.context, session, DETAILS);
    await change();
    test.clock.advanceDays(3);
    const cash = async () =>
      (await readBalances(test.context.db, { book: group.mode, scope: groupScope(group.id) }))
        .cash ?? 0;
    return { id: rows[0]?.id ?? '', admins: admins as [Session, Session, Session], change, cash };
  }

  it('is asked once, approved once and sent once, whoever tries at the same moment', async () => {
    const { id, admins, cash } = await begin();
    const before = await cash();
    expect(await settle(admins.map((admin) => requestPayout(test.context, admin, { id })))).toBe(1);
    const [approval] = await selectRows<{ id: string; by: string }>(
      test.context.db,
      sql`select id, entered_by_id as by from approvals`,
    );
    const others = admins.filter(({ userId }) => userId !== approval?.by);
    const confirm = (admin: Session) => approvePayout(test.context, admin, approval?.id ?? null);
    expect(await settle(others.map(confirm))).toBe(1);
    const sent = (reference: string) => ({ id, bankReference: reference, paidOn: '2026-03-30' });
    const records = admins.map((admin, index) =>
      recordPayout(test.context, admin, sent(`FT ${index}`)),
    );
    expect(await settle(records)).toBe(1);
    expect(await cash()).toBe(before - 700);
    expect((await verifyLedger(test.context.db)).difference).toBeUndefined();
  });

  it('is sent to the approved account or not at all when the account changes meanwhile', async () => {
    const { id, admins, change, cash } = await begin();
    const before = await cash();
    const { approvalId } = await requestPayout(test.context, admins[0], { id });
    await approvePayout(test.context, admins[1], approvalId);
    const done = await settle([
      recordPayout(test.context, admins[0], { id, bankReference: 'FT', paidOn: '2026-03-30' }),
      change(),
    ]);
    const [payout] = await selectRows<{ state: string; used: boolean }>(
      test.context.db,
      sql`select p.state, d.replaced_at is not null as used
        from payouts p left join bank_details d on d.id = p.bank_details_id`,
    );
    expect(payout).toEqual(
      done === 2 ? { state: 'paid', used: true } : { state: 'owed', used: false },
    );
    expect(await cash()).toBe(done === 2 ? before - 700 : before);
  });

  it('is not asked for with an account that is replaced at the same moment', async () => {
    const { id, admins, change } = await begin();
    let asked: Promise<unknown> | undefined;
    let changed: Promise<unknown> | undefined;
    // The request has read the account and cannot finish yet; then the account changes.
    await test.context.db.transaction(async (tx) => {
      await tx.execute(sql`lock table approvals in access exclusive mode`);
      asked = requestPayout(test.context, admins[0], { id });
      await untilBlocked(test.context.db);
      changed = change();
      await Promise.race([changed, untilBlocked(test.context.db, 2)]);
    });
    await Promise.all([asked, changed]);
    const [payout] = await selectRows<{ state: string; replaced: boolean }>(
      test.context.db,
      sql`select p.state, d.replaced_at is not null as replaced
        from payouts p left join bank_details d on d.id = p.bank_details_id`,
    );
    expect(payout).toEqual({ state: 'owed', replaced: false });
  });
});
