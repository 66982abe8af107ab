import { approvalErrors } from '#features/approvals/errors.ts';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { contributionErrors } from '../../errors.ts';
import {
  type AccountRow,
  lockAccount,
  updateAccount,
} from '../../server/accounts/account-queries.ts';
import { type NextStep, pauseStep, unpauseStep } from '../arrears.ts';

const MAX_PAUSE_DAYS = 180;

type Pause = { membershipId: string; until: CalendarDate; reason: string };

/** Pauses reminders, and the end of a seat, until a date. What is owed stays owed. */
export function pauseReminders(
  context: Context,
  actor: Session,
  { membershipId, until, reason }: Pause,
): Promise<{ pausedUntil: CalendarDate }> {
  return inTransaction(context, async (tx) => {
    const account = await lockOpen(tx, membershipId, context.payments.mode);
    if (account.userId === actor.userId) throw approvalErrors.OWN_BENEFIT();
    const today = dateOf(tx.clock.now());
    if (until < today || until > addDays(today, MAX_PAUSE_DAYS)) {
      throw contributionErrors.PAUSE_REFUSED().at('until');
    }
    const next = unpaused(account);
    await updateAccount(tx.db, membershipId, {
      pausedUntil: until,
      pauseReason: reason,
      ...(next && toColumns(pauseStep(next, until))),
      updatedAt: tx.clock.now(),
    });
    await audit(tx, actor, account, 'contribution.reminders-paused', { until, reason });
    return { pausedUntil: until };
  });
}

/** Ends a pause: the steps continue by the dates of the unpaid instalment. */
export function resumeReminders(
  context: Context,
  actor: Session,
  { membershipId }: { membershipId: string },
): Promise<void> {
  return inTransaction(context, async (tx) => {
    const account = await lockOpen(tx, membershipId, context.payments.mode);
    if (!account.pausedUntil) return;
    const next = unpaused(account);
    await updateAccount(tx.db, membershipId, {
      pausedUntil: null,
      pauseReason: null,
      ...(next && toColumns(next)),
      updatedAt: tx.clock.now(),
    });
    await audit(tx, actor, account, 'contribution.reminders-resumed', {});
  });
}

function unpaused({ dueOn, nextStep: step, nextStepOn: on }: AccountRow): NextStep | undefined {
  return dueOn && on ? unpauseStep(dueOn, { step, on }) : undefined;
}

const toColumns = ({ step, on }: NextStep) => ({ nextStep: step, nextStepOn: on });

async function lockOpen(
  tx: TransactionContext,
  membershipId: string,
  book: AccountRow['book'],
): Promise<AccountRow> {
  const account = await lockAccount(tx.db, membershipId);
  if (account?.book !== book) throw contributionErrors.SEAT_NOT_FOUND();
  if (account.closedAt) throw contributionErrors.SEAT_CLOSED();
  return account;
}

function audit(
  tx: TransactionContext,
  actor: Session,
  { membershipId, seat }: AccountRow,
  action: `contribution.${string}`,
  after: Record<string, string>,
): Promise<void> {
  return recordAudit(tx, {
    actor,
    action,
    subject: { type: 'membership', id: membershipId, label: `Seat ${seat}` },
    after,
  });
}
