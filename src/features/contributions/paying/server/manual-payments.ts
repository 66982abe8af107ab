import type { ApprovalHandler } from '#features/approvals/server/approval-handler.ts';
import { enterPayment } from '#features/approvals/server/decide-approval.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays, startOfDate } from '#shared/calendar/dates.ts';
import { contributionErrors } from '../../errors.ts';
import { amountOfNext, receive, unpaidCount } from '../../rules.ts';
import {
  type AccountRow,
  findAccount,
  lockAccount,
} from '../../server/accounts/account-queries.ts';
import { requireOpen } from '../../server/accounts/require-open.ts';
import { receiveMoney } from './move-money.ts';
import { notifyReceived } from './notify-payment.ts';
import { insertContribution } from './payment-queries.ts';
import { prepaymentHandler } from './prepayment-handler.ts';

/** The kind of approval for a payment received outside the provider. */
export const MANUAL_PAYMENT = 'contribution';

type Entry = {
  membershipId: string;
  amountCents: number;
  receivedOn: CalendarDate;
  method: string;
  reference: string;
  /** Why it is not the same payment as one entered before. */
  repeatReason?: string | undefined;
};

/**
 * Enters a payment received outside the provider; it counts once another admin has confirmed it.
 */
export async function enterManualPayment(
  context: Context,
  actor: Session,
  { membershipId, amountCents, receivedOn, method, reference, repeatReason }: Entry,
): Promise<{ approvalId: string }> {
  const account = await findAccount(context.db, membershipId);
  if (account?.book !== context.payments.mode) throw contributionErrors.SEAT_NOT_FOUND();
  await requireOpen(context, account);
  const left = unpaidCount(account);
  if (left === 0) throw contributionErrors.ALL_PAID();
  if (amountCents > amountOfNext(account, left)) {
    throw contributionErrors.AMOUNT_REFUSED().at('amountCents');
  }
  await requireLeftForBid(context, account, amountCents);
  const today = dateOf(context.clock.now());
  if (receivedOn > today || receivedOn < dateOf(account.createdAt)) {
    throw contributionErrors.DATE_REFUSED().at('receivedOn');
  }
  const group = await readGroup(context, account.groupId);
  const name = group ? groupName(group.planId, group.number) : '';
  const approvalId = await inTransaction(context, (tx) =>
    enterPayment(tx, actor, {
      kind: MANUAL_PAYMENT,
      subjectId: membershipId,
      beneficiaryId: account.userId,
      amountCents,
      summary: `Payment for seat ${account.seat} of ${name}`,
      details: { receivedOn, method, reference },
      repeatReason,
    }),
  );
  return { approvalId };
}

/** Money from the front does not take what a selected bid is to be paid with. */
async function requireLeftForBid(
  db: Pick<Context, 'db'>,
  account: AccountRow,
  cents: number,
): Promise<void> {
  const kept = await prepaymentHandler().readKept(db, [account.membershipId]);
  const held = kept.get(account.membershipId)?.held ?? 0;
  if (unpaidCount(receive(account, cents).position) < held) throw contributionErrors.KEPT_FOR_BID();
}

/** Two admins agree that the money came: it counts like any other payment. */
export const manualPaymentHandler: ApprovalHandler = {
  async onConfirmed(tx, { id, subjectId, amountCents, details, enteredAt }) {
    const account = await lockAccount(tx.db, subjectId);
    if (!account) throw contributionErrors.SEAT_NOT_FOUND();
    await requireOpen(tx, account);
    await requireLeftForBid(tx, account, amountCents);
    // Only the day is known, so it counts from the end of that day, or from its entry if that is earlier.
    const dayEnded = startOfDate(addDays(details.receivedOn ?? dateOf(enteredAt), 1));
    const countedAt = dayEnded < enteredAt ? dayEnded : enteredAt;
    const now = tx.clock.now();
    const [payment] = await insertContribution(tx.db, [
      {
        id,
        membershipId: subjectId,
        kind: 'manual',
        state: 'succeeded',
        amountCents,
        instalments: 0,
        method: details.method ?? 'other',
        countedAt,
        createdAt: enteredAt,
        updatedAt: now,
      },
    ]);
    if (!payment) throw new Error('the contribution was not returned');
    const after = await receiveMoney(tx, account, payment, { cents: amountCents, countedAt });
    await notifyReceived(tx, after, payment);
  },
};
