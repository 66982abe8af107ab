import { sql } from 'drizzle-orm';
import { selectRows } from '#db/executor.ts';
import { recordPayout } from '#features/payouts/server/record-payout.ts';
import { requestPayout } from '#features/payouts/server/request-payout.ts';
import {
  saveOwnBankDetails,
  saveTitleCompanyDetails,
} from '#features/payouts/server/save-bank-details.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { approvePayout, BANK_DETAILS } from '../scenes/pay-out.ts';
import { type LifeWorld, sessionOf } from './life-world.ts';

type Owed = {
  id: string;
  payeeId: string;
  payeeKind: string;
  payeeName: string;
  userId: string;
  email: string;
  /** Null without bank details, false while they are younger than three days. */
  isUsable: boolean | null;
};

/** Everything owed, with the state of the payee's bank details. */
async function listOwed({ context }: LifeWorld): Promise<Owed[]> {
  return selectRows<Owed>(
    context.db,
    sql`select p.id, p.payee_id as "payeeId", p.payee_kind as "payeeKind", p.payee_name as "payeeName",
        p.user_id as "userId", u.email, d.usable_from <= ${context.clock.now().toISOString()}::timestamptz as "isUsable"
      from payouts p join users u on u.id = p.user_id
      left join bank_details d on d.owner_id = p.payee_id and d.owner_kind = p.payee_kind and d.replaced_at is null
      where p.state = 'owed' order by p.id`,
  );
}

/** Members and the admin enter bank details for everything owed. */
export async function enterBankDetails(world: LifeWorld, admin: Session): Promise<void> {
  for (const { payeeId, payeeKind, payeeName, userId, email, isUsable } of await listOwed(world)) {
    if (isUsable !== null) continue;
    const details = { ...BANK_DETAILS, holder: payeeName };
    if (payeeKind === 'title_company') {
      await saveTitleCompanyDetails(world.context, admin, payeeId, details);
    } else await saveOwnBankDetails(world.context, sessionOf(userId, email), details);
  }
}

/** Two admins pay out what is owed, where the bank details are old enough. */
export async function payOut(
  world: LifeWorld,
  [asks, approves]: readonly [Session, Session],
): Promise<void> {
  const { context } = world;
  for (const { id, isUsable } of await listOwed(world)) {
    if (!isUsable) continue;
    const { approvalId } = await requestPayout(context, asks, { id });
    await approvePayout(context, approves, approvalId);
    const paidOn = dateOf(context.clock.now());
    await recordPayout(context, asks, { id, bankReference: `FT ${id}`, paidOn });
  }
}
