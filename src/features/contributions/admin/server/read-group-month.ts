import type { z } from 'zod';
import { readWaitingCents } from '#features/approvals/server/decide-approval.ts';
import { groupErrors } from '#features/groups/errors.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { groupScope, kindOf } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/reading/read-balances.ts';
import { readMovements } from '#features/ledger/server/reading/read-movements.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate, firstDate, programMonth } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { MANUAL_PAYMENT } from '../../paying/server/manual-payments.ts';
import type { ContributionRow } from '../../paying/server/payment-queries.ts';
import { owedOn } from '../../rules.ts';
import { type AccountRow, findAccountsOfGroup } from '../../server/accounts/account-queries.ts';
import { findPaidOfGroup } from '../../server/instalment-queries.ts';
import { type groupMonth, SEAT_STATES, type SeatMonth } from '../contract.ts';
import { findNewestPayments } from './admin-queries.ts';
import { readNames } from './read-names.ts';

/** A group's month by seat, with the group's money. Without a month it is the current one. */
export async function readGroupMonth(
  context: Context,
  { groupId, month: asked }: { groupId: string; month?: number | undefined },
): Promise<z.output<typeof groupMonth>> {
  const { db, clock } = context;
  const group = await readGroup(context, groupId);
  if (!group?.startMonth) throw groupErrors.GROUP_NOT_FOUND();
  const { startMonth, planId } = group;
  const today = dateOf(clock.now());
  const current = Math.min(TERM_MONTHS, Math.max(1, programMonth(startMonth, today)));
  const month = asked ?? current;
  const dueOn = dueDate(startMonth, month);
  const accounts = await findAccountsOfGroup(db, groupId);
  const ids = accounts.map(({ membershipId }) => membershipId);
  const paid = new Map(
    (await findPaidOfGroup(db, { groupId, k: month })).map((row) => [row.membershipId, row]),
  );
  const newest = new Map((await findNewestPayments(db, ids)).map((row) => [row.membershipId, row]));
  const holders = new Map((await listHolders(context, groupId)).map((row) => [row.id, row]));
  const waiting = await readWaitingCents(context, MANUAL_PAYMENT, ids);
  const people = await readNames(context, accounts, holders);
  const seats = accounts.map((account): SeatMonth => {
    const { membershipId, seat, prepaid, unappliedCents } = account;
    const person = people.get(membershipId);
    const instalment = paid.get(membershipId);
    return {
      membershipId,
      seat,
      name: person?.name ?? '',
      email: person?.email ?? '',
      status: holders.get(membershipId)?.status ?? 'transferred',
      paid: account.paid,
      prepaid,
      unappliedCents,
      awaitingApprovalCents: waiting.get(membershipId) ?? 0,
      state: instalment ? 'paid' : stateOf(account, newest.get(membershipId), dueOn < today),
      owedCents: account.closedAt ? 0 : owedOn(account, startMonth, today).amountCents,
      paidAt: instalment?.countedAt.toISOString() ?? null,
    };
  });
  return {
    groupId,
    groupName: groupName(planId, group.number),
    planId,
    month,
    dueOn,
    counts: countStates(seats),
    money: await moneyOf(context, groupId, group.mode, {
      // Money from before the first month, such as the deposits, is shown with it.
      from: month === 1 ? dateOf(group.formedAt ?? clock.now()) : firstDate(startMonth, month),
      to: addDays(firstDate(startMonth, month + 1), -1),
    }),
    seats,
  };
}

function stateOf(
  { closedAt }: AccountRow,
  newest: ContributionRow | undefined,
  isLate: boolean,
): SeatMonth['state'] {
  if (closedAt) return 'closed';
  if (newest?.state === 'processing') return 'processing';
  if (newest?.state === 'failed' || newest?.state === 'returned') return 'failed';
  return isLate ? 'late' : 'due';
}

function countStates(seats: readonly SeatMonth[]): Record<SeatMonth['state'], number> {
  const count = (state: SeatMonth['state']) => seats.filter((seat) => seat.state === state).length;
  return Object.fromEntries(SEAT_STATES.map((state) => [state, count(state)])) as Record<
    SeatMonth['state'],
    number
  >;
}

/** What each account of the group received and paid out in a month, and its balance today. */
async function moneyOf(
  { db }: Context,
  groupId: string,
  book: AccountRow['book'],
  days: { from: CalendarDate; to: CalendarDate },
): Promise<z.output<typeof groupMonth>['money']> {
  const scope = groupScope(groupId);
  const balances = await readBalances(db, { book, scope });
  const moved = new Map(
    (await readMovements(db, { book, scope, ...days })).map((row) => [row.account, row]),
  );
  return Object.entries(balances).map(([name, cents]) => {
    const account = name as keyof typeof balances;
    const { debits = 0, credits = 0 } = moved.get(account) ?? {};
    const kind = kindOf(scope, account);
    // Debits increase what the group has, credits what it owes.
    const isDebit = kind === 'asset' || kind === 'expense';
    return {
      account,
      inCents: isDebit ? debits : credits,
      outCents: isDebit ? credits : debits,
      balanceCents: isDebit ? cents : 0 - cents,
    };
  });
}
