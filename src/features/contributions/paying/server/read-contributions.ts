import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { readMembership } from '#features/memberships/server/read-memberships.ts';
import { readChargeableMethod } from '#features/payments/server/methods/read-method.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { assemblyAt, dueDate, programMonth } from '#features/program-rules/calendar.ts';
import { totalAfter, totalOfLast } from '#features/program-rules/schedule.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { END_STEP, pauseOn } from '../../arrears/arrears.ts';
import { endOfAwarded } from '../../arrears/server/end-handler.ts';
import { instalmentsDueIn, nextAutomatic } from '../../automatic/automatic.ts';
import { findAnnounced } from '../../automatic/server/charge-queries.ts';
import type { SeatContributions } from '../../contract.ts';
import { amountOfNext, oldestUnpaid, owedOn } from '../../rules.ts';
import { type AccountRow, findAccountsOfUser } from '../../server/accounts/account-queries.ts';
import { findUnderWay } from './payment-queries.ts';
import { toView } from './report-payment.ts';

/** The seats of a member and what is due for them. */
export async function readContributions(
  context: Context,
  session: Pick<Session, 'userId'>,
): Promise<SeatContributions[]> {
  const accounts = await findAccountsOfUser(context.db, session.userId);
  const own = accounts.filter(({ book }) => book === context.payments.mode);
  return Promise.all(own.map((account) => readSeat(context, account)));
}

async function readSeat(context: Context, account: AccountRow): Promise<SeatContributions> {
  const { db, clock } = context;
  const { membershipId, groupId, planId, startMonth, paid, prepaid } = account;
  const now = clock.now();
  const today = dateOf(now);
  const group = await readGroup(context, groupId);
  const membership = await readMembership(context, membershipId);
  if (!group || !membership) throw new Error(`membership ${membershipId} has no group`);
  const month = programMonth(startMonth, today);
  const [open] = await findUnderWay(db, [membershipId], { isPrepayment: false });
  const isClosed = account.closedAt !== null || membership.leavingAt !== null;
  const k = isClosed ? undefined : oldestUnpaid(account);
  const owed = owedOn(account, startMonth, today);
  const front = totalAfter(planId, paid);
  const end = totalOfLast(planId, prepaid);
  const total = totalAfter(planId, TERM_MONTHS).amount;
  const { nextStep, nextStepOn } = account;
  return {
    membershipId,
    groupId,
    groupName: groupName(group.planId, group.number),
    seat: account.seat,
    planId,
    status: membership.status,
    startMonth,
    month,
    today,
    nextAssemblyOn: nextAssembly(startMonth, month, now),
    isClosed,
    paid,
    prepaid,
    unappliedCents: account.unappliedCents,
    next:
      k === undefined
        ? null
        : { k, amountCents: amountOfNext(account, 1), dueOn: dueDate(startMonth, k) },
    owed: isClosed ? { instalments: 0, amountCents: 0 } : owed,
    // A step whose day has passed is taken by the next daily run.
    nextStep:
      owed.instalments > 0 && nextStepOn
        ? {
            kind: nextStep === END_STEP ? 'end' : 'remind',
            on: nextStepOn > today ? nextStepOn : today,
          }
        : null,
    endsAs: owed.instalments > 0 ? await readEnd(context, membership) : null,
    pausedUntil: pauseOn(account, today).pausedUntil,
    openPayment: open ? toView(open) : null,
    automatic: await readAutomatic(context, account, today),
    totals: {
      amount: front.amount + end.amount,
      fund: front.fund + end.fund,
      administration: front.administration + end.administration,
      reserve: front.reserve + end.reserve,
    },
    leftCents: isClosed ? 0 : total - front.amount - end.amount - account.unappliedCents,
  };
}

const readEnd = (context: Context, { id, status }: { id: string; status: string }) =>
  status === 'awarded' ? endOfAwarded()(context, id) : ('cancelled' as const);

function nextAssembly(startMonth: string, month: number, now: Date): CalendarDate | null {
  const first = Math.max(1, month);
  const next = assemblyAt(startMonth, first) > now ? first : first + 1;
  return next > TERM_MONTHS ? null : dateOf(assemblyAt(startMonth, next));
}

async function readAutomatic(context: Context, account: AccountRow, today: CalendarDate) {
  const { savedMethodId, userId, book, membershipId } = account;
  if (!savedMethodId || account.closedAt) return null;
  const method = await readChargeableMethod(context, {
    methodId: savedMethodId,
    ownerId: userId,
    mode: book,
  });
  if (!method) return null;
  const announced = await findAnnounced(context.db, membershipId);
  const planned = announced ?? nextAutomatic(account, today);
  const n = planned ? instalmentsDueIn(account, planned.month) : 0;
  return {
    method,
    nextChargeOn: planned?.chargeOn ?? null,
    amountCents: n > 0 ? amountOfNext(account, n) : 0,
  };
}
