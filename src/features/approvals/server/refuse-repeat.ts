import type { TransactionContext } from '#platform/context.ts';
import { AppError } from '#shared/api/app-error.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { formatDate } from '#shared/text/format-date.ts';
import { formatMoney, usd } from '#shared/text/money.ts';
import { approvalErrors } from '../errors.ts';
import { REPEAT_DAYS } from '../rules.ts';
import { type ApprovalRow, findRepeated, lockReference, type NewPayment } from './queries.ts';

/**
 * Refuses a payment that was probably entered before: the same amount for the same subject within
 * ten days, or the same bank reference, also one that still waits. Returns the earlier one when a
 * reason is given why it is another payment. Two such entries at once wait for each other.
 */
export async function refuseRepeat(
  tx: TransactionContext,
  payment: NewPayment,
  reason: string | undefined,
): Promise<ApprovalRow | undefined> {
  await lockReference(tx.db, payment);
  const since = daysLater(tx.clock.now(), -REPEAT_DAYS);
  const earlier = await findRepeated(tx.db, payment, since);
  if (earlier && !reason) throw repeated(earlier);
  return earlier;
}

function repeated({ summary, amountCents, enteredBy, enteredAt, details, state }: ApprovalRow) {
  const { code, status } = approvalErrors.PAYMENT_REPEATED();
  const day = formatDate(dateOf(enteredAt));
  const how = state === 'waiting' ? 'waits for approval' : 'is confirmed';
  const message = `${summary}, ${formatMoney(usd(amountCents))}, reference ${details.reference ?? '–'}, was entered on ${day} by ${enteredBy} and ${how}. If this is another payment, please say why.`;
  return new AppError(code, { status, message }).at('repeatReason');
}
