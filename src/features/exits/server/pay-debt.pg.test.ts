import { describe, expect, it } from 'vitest';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { makeOwingMember, OWED } from '#testing/scenes/owing-member.ts';
import { useTestApp } from '#testing/test-app.ts';
import { enterDebtPayment } from './pay-debt.ts';

const ANA = 'ana@example.com';

describe('payments of a debt at the same time', () => {
  const test = useTestApp();

  it('are never more than the debt', async () => {
    const { seats, admins, id, exit, booked } = await makeOwingMember(test, ANA);
    const amounts = [OWED, OWED - 1, OWED - 2];
    const entered = await Promise.all(
      amounts.map((cents, index) =>
        enterDebtPayment(test.context, admins[0], { id, cents, reference: `W-${index}` }),
      ),
    );
    const results = await Promise.allSettled(
      entered.flatMap(({ approvalId }) =>
        [admins[1], admins[2]].map((admin) =>
          confirmApproval(test.context, admin, { id: approvalId }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { recoveredCents = 0 } = (await exit()) ?? {};
    expect(amounts).toContain(recoveredCents);
    expect(await booked()).toBe(OWED - recoveredCents);
    expect(await seats.findFault()).toBeUndefined();
  });

  it('and the bank that gives the money back pay it once', async () => {
    const { seats, admins, id, giveBack, exit, booked } = await makeOwingMember(test, ANA);
    const given = { id, cents: OWED, reference: 'W-1' };
    const { approvalId } = await enterDebtPayment(test.context, admins[0], given);
    const [confirmed, returned] = await Promise.allSettled([
      confirmApproval(test.context, admins[1], { id: approvalId }),
      giveBack(0),
    ]);
    expect(returned.status).toBe('fulfilled');
    const paid = confirmed.status === 'fulfilled' ? OWED : 0;
    expect(await exit()).toMatchObject({ owesCents: paid, recoveredCents: paid });
    expect(await booked()).toBe(0);
    expect(await seats.findFault()).toBeUndefined();
  });
});
