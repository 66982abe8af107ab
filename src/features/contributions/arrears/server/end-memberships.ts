import {
  changeMembership,
  lockMembership,
} from '#features/memberships/server/change-membership.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { assemblyAt, dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { creditOf, totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { announcedDate } from '../../automatic/automatic.ts';
import { findAnnounced } from '../../automatic/server/charge-queries.ts';
import { notifyMember } from '../../paying/server/notify-payment.ts';
import { findUnderWay, hasStarted } from '../../paying/server/payment-queries.ts';
import { oldestUnpaid, owedOn } from '../../rules.ts';
import {
  type AccountRow,
  lockAccount,
  updateAccount,
} from '../../server/accounts/account-queries.ts';
import { endedMail } from '../../server/mails.ts';
import { END_STEP } from '../arrears.ts';
import { collectFailures } from './collect-failures.ts';
import { endOfAwarded } from './end-handler.ts';
import { findDueEnds, insertStep } from './step-queries.ts';

const PAGE = 200;

/**
 * Ends every membership that has not paid for 90 days: cancelled before an award; after it
 * terminated, or handed back if no home was bought. Each in its own transaction, so that a failure
 * does not block the others.
 */
export async function endUnpaidMemberships(context: Context): Promise<number> {
  const today = dateOf(context.clock.now());
  const book = context.payments.mode;
  let ended = 0;
  const failures = collectFailures();
  for (let after: string | undefined; ; ) {
    const page = await findDueEnds(context.db, { book, today, limit: PAGE, after });
    await failures.collect(page, async ({ membershipId }) => {
      if (await inTransaction(context, (tx) => endOne(tx, membershipId, today))) ended += 1;
    });
    after = page.at(-1)?.membershipId;
    if (page.length < PAGE) break;
  }
  failures.throwAny('memberships could not be ended');
  return ended;
}

async function endOne(
  tx: TransactionContext,
  membershipId: string,
  today: CalendarDate,
): Promise<boolean> {
  // The membership is locked before its account, as everywhere.
  const { status } = await lockMembership(tx, membershipId);
  const account = await lockAccount(tx.db, membershipId);
  const k = account && oldestUnpaid(account);
  const isDue =
    account?.nextStep === END_STEP && account.nextStepOn !== null && account.nextStepOn <= today;
  // Somebody paid, or another process was first.
  if (!isDue || account.closedAt || k === undefined) return false;
  if (await isPaymentExpected(tx, account, today)) {
    await updateAccount(tx.db, membershipId, { nextStepOn: addDays(today, 1) });
    return false;
  }
  const now = tx.clock.now();
  const owedCents = owedOn(account, account.startMonth, today).amountCents;
  const step = { id: tx.randomness.id(), membershipId, k, step: END_STEP, owedCents };
  await insertStep(tx.db, { ...step, hasMail: true, takenAt: now });
  const to = status === 'awarded' ? await endOfAwarded()(tx, membershipId) : 'cancelled';
  await changeMembership(tx, { membershipId, to, reason: `instalment ${k} unpaid for 90 days` });
  const key = `contribution-ended:${membershipId}`;
  const { planId, startMonth, paid, prepaid } = account;
  const month = programMonth(startMonth, today);
  const drawMonth = assemblyAt(startMonth, month) > now ? month : month + 1;
  await notifyMember(tx, account, key, (seat) =>
    endedMail(seat, {
      status: to,
      unpaidSince: dueDate(startMonth, k),
      endedOn: today,
      owedCents,
      fundCents: totalAfter(planId, paid).fund + totalOfLast(planId, prepaid).fund,
      creditCents: creditOf(planId),
      nextDrawOn: drawMonth <= TERM_MONTHS ? dateOf(assemblyAt(startMonth, drawMonth)) : undefined,
    }),
  );
  return true;
}

/**
 * The bank decides first about a payment in flight, and an announced automatic payment is made first.
 * One that an open form postponed waits a day and no longer: forms can be opened every day.
 */
async function isPaymentExpected(
  { db }: TransactionContext,
  { membershipId, startMonth }: AccountRow,
  today: CalendarDate,
): Promise<boolean> {
  const underWay = await findUnderWay(db, [membershipId], { isPrepayment: false });
  if (underWay.some(hasStarted)) return true;
  const announced = await findAnnounced(db, membershipId);
  return announced !== undefined && announcedDate(startMonth, announced) >= today;
}
