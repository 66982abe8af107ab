import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { confirmApproval } from '#features/approvals/server/decide-approval.ts';
import { showAccount } from '#features/approvals/server/show-account.ts';
import { recordPayout } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import {
  saveOwnBankDetails,
  saveTitleCompanyDetails,
} from '#features/payouts/server/save-bank-details.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { TestApp } from '../test-app.ts';

export const BANK_DETAILS = {
  holder: 'Ana Souza',
  kind: 'checking',
  routingNumber: '124000054',
  accountNumber: '000123456789',
} as const;

type Open = { id: string; payeeId: string; payeeKind: string; userId: string };

/** Approves a payout as an admin does, who looks at the account first. */
export async function approvePayout(
  context: Context,
  actor: Session,
  approvalId: string | null,
): Promise<void> {
  const approval = { id: approvalId ?? '' };
  await showAccount(context, actor, approval);
  await confirmApproval(context, actor, approval);
}

/** Two admins pay out everything owed. Moves the clock by three days. */
export async function payOutAll(
  test: TestApp,
  [asks, approves]: readonly [Session, Session],
): Promise<void> {
  const { context } = test;
  const open = await selectRows<Open>(
    context.db,
    sql`select id, payee_id as "payeeId", payee_kind as "payeeKind", user_id as "userId"
      from payouts where state = 'owed' order by id`,
  );
  for (const { payeeId, payeeKind, userId } of open) {
    if (payeeKind === 'title_company') {
      await saveTitleCompanyDetails(context, asks, payeeId, BANK_DETAILS);
    } else {
      const owner = { userId, email: `${userId}@example.com`, isEmailVerified: true };
      const session: Session = { ...owner, isAdmin: false };
      await saveOwnBankDetails(context, session, BANK_DETAILS);
    }
  }
  test.clock.advanceDays(3);
  for (const { id } of open) {
    const { approvalId } = await requestPayout(context, asks, { id });
    await approvePayout(context, approves, approvalId);
    const paidOn = dateOf(context.clock.now());
    await recordPayout(context, asks, { id, bankReference: `FT ${id}`, paidOn });
  }
}
