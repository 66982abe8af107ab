import type { z } from 'zod';
import { readUsers } from '#features/accounts/server/read-user.ts';
import { groupErrors } from '#features/groups/errors.ts';
import { groupName } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { groupScope, kindOf } from '#features/ledger/accounts.ts';
import { readBalances } from '#features/ledger/server/read-balances.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { dueDate, programmeMonth } from '#features/programme/calendar.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { type groupMonth, SEAT_STATES, type SeatMonth } from '../admin-contract.ts';
import { owedOn } from '../rules.ts';
import { type AccountRow, findAccountsOfGroup } from './account-queries.ts';
import { selectNewestPayments } from './admin-queries.ts';
import { findPaidOfGroup } from './instalment-queries.ts';
import type { ContributionRow } from './payment-queries.ts';

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
  const current = Math.min(TERM_MONTHS, Math.max(1, programmeMonth(startMonth, today)));
  const month = asked ?? current;
  const dueOn = dueDate(startMonth, month);
  const accounts = await findAccountsOfGroup(db, groupId);
  const ids = accounts.map(({ membershipId }) => membershipId);
  const paid = new Map(
    (await findPaidOfGroup(db, { groupId, k: month })).map((row) => [row.membershipId, row]),
  );
  const newest = new Map(
    (await selectNewestPayments(db, ids)).map((row) => [row.membershipId, row]),
  );
  const holders = new Map((await listHolders(context, groupId)).map((row) => [row.id, row]));
  const people = await readUsers(
    context,
    accounts.map(({ userId }) => userId),
  );
  const seats = accounts.map((account): SeatMonth => {
    const { membershipId, userId, seat, prepaid, unappliedCents } = account;
    const person = people.get(userId);
    const instalment = paid.get(membershipId);
    return {
      membershipId,
      seat,
      name: person?.displayName ?? '',
      email: person?.email ?? '',
      status: holders.get(membershipId)?.status ?? 'transferred',
      paid: account.paid,
      prepaid,
      unappliedCents,
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
    balances: await balancesOf(context, groupId, group.mode),
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

/** What the group has, and what it owes, both above zero. */
async function balancesOf(
  { db }: Context,
  groupId: string,
  book: AccountRow['book'],
): Promise<Record<string, number>> {
  const scope = groupScope(groupId);
  const balances = await readBalances(db, { book, scope });
  const shown = Object.entries(balances).map(([account, cents]) => {
    const kind = kindOf(scope, account as keyof typeof balances);
    return [account, kind === 'asset' || kind === 'expense' ? cents : 0 - cents] as const;
  });
  return Object.fromEntries(shown);
}
