import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate } from '#features/program-rules/calendar.ts';
import { instalments } from '#features/program-rules/schedule.ts';
import type { Context } from '#platform/context.ts';
import type { EventRequest } from '#platform/lists/events.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { ContributionPayment, InstalmentView } from '../../contract.ts';
import { contributionErrors } from '../../errors.ts';
import { type AccountRow, findAccount } from '../../server/accounts/account-queries.ts';
import { findPaid, findPaidByAny, type InstalmentRow } from '../../server/instalment-queries.ts';
import { findContributionsOf, findPaymentEvents, findUnderWay } from './payment-queries.ts';
import { toView } from './report-payment.ts';

/** An account of the signed-in member; other accounts are not found. */
export async function readOwnAccount(
  context: Pick<Context, 'db' | 'payments'>,
  session: Session,
  membershipId: string,
): Promise<AccountRow> {
  const account = await findAccount(context.db, membershipId);
  const isOwn = account?.userId === session.userId && account.book === context.payments.mode;
  if (!isOwn) throw contributionErrors.SEAT_NOT_FOUND();
  return account;
}

/** All 240 instalments of a seat with their state. */
export async function listInstalments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: AccountRow,
): Promise<InstalmentView[]> {
  const { membershipId, planId, startMonth, paid, closedAt } = account;
  const settled = new Map((await findPaid(db, membershipId)).map((row) => [row.k, row]));
  const [open] = await findUnderWay(db, [membershipId], { isPrepayment: false });
  const processingUntil = open?.state === 'processing' ? paid + open.instalments : 0;
  const today = dateOf(clock.now());
  return instalments(planId).map((one) => {
    const row = settled.get(one.k);
    const dueOn = dueDate(startMonth, one.k);
    return {
      ...one,
      dueOn,
      state: row
        ? paidState(row)
        : closedAt
          ? 'ended'
          : unpaidState({ k: one.k, dueOn, today, processingUntil }),
      receipt: row ? receiptNumber(row) : null,
      paymentId: row?.paymentId ?? null,
      paidAt: row?.countedAt.toISOString() ?? null,
    };
  });
}

const paidState = ({ isPrepaid }: InstalmentRow) => (isPrepaid ? 'prepaid' : 'paid');

function unpaidState(at: { k: number; dueOn: string; today: string; processingUntil: number }) {
  if (at.k <= at.processingUntil) return 'processing';
  if (at.dueOn < at.today) return 'late';
  return at.dueOn.slice(0, 7) === at.today.slice(0, 7) ? 'due' : 'upcoming';
}

/** Short enough to read out, and unique: derived from the settlement's id. */
function receiptNumber({ id, k }: InstalmentRow): string {
  const digits = String(TERM_MONTHS).length;
  return `${String(k).padStart(digits, '0')}-${id.slice(-12).toUpperCase()}`;
}

/** Every payment for a seat, newest first. */
export async function listContributions(
  { db }: Pick<Context, 'db'>,
  { membershipId }: Pick<AccountRow, 'membershipId'>,
): Promise<ContributionPayment[]> {
  return (await findContributionsOf(db, membershipId)).map(toView);
}

/** Payments of a seat with the receipts of what they paid, newest first: a page plus one row. */
export async function listPaymentEvents({ db }: Pick<Context, 'db'>, request: EventRequest) {
  const rows = await findPaymentEvents(db, request);
  const paid = await findPaidByAny(
    db,
    rows.map(({ id }) => id),
  );
  const receipts = Map.groupBy(paid, ({ paymentId }) => paymentId);
  return rows.map((row) => ({
    id: row.id,
    place: row.place,
    payment: toView(row),
    receipts: (receipts.get(row.id) ?? []).map(receiptNumber),
  }));
}
