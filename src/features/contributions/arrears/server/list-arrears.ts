import { readWaitingCents } from '#features/approvals/server/decide-approval.ts';
import { readGroupNames } from '#features/groups/server/read-group.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { withSums } from '#platform/lists/state-list.ts';
import type { Page, PageRequest, StateSums, SummedPage } from '#shared/api/paging.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import type { ArrearsEntry } from '../../admin/contract.ts';
import {
  type ArrearsFilter,
  countLate,
  countPositions,
  findLatePage,
  findSteps,
} from '../../admin/server/admin-queries.ts';
import { readNames } from '../../admin/server/read-names.ts';
import { MANUAL_PAYMENT } from '../../paying/server/manual-payments.ts';
import { oldestUnpaid, owedOn } from '../../rules.ts';
import type { AccountRow } from '../../server/accounts/account-queries.ts';
import { ARREARS_DAYS, END_STEP, pauseOn } from '../arrears.ts';

const lateOf = ({ payments, clock }: Context, filter: ArrearsFilter) => ({
  ...filter,
  book: payments.mode,
  today: dateOf(clock.now()),
});

/** A page of the seats in arrears, the oldest debt first, with how many there are and what they owe. */
export async function listArrears(
  context: Context,
  filter: ArrearsFilter,
  request: PageRequest,
): Promise<SummedPage<ArrearsEntry> & { total: number }> {
  const page = pageArrears(context, filter, request);
  const summed = await withSums(page, request, () => sum(context, filter));
  return { ...summed, total: await countLate(context.db, lateOf(context, filter)) };
}

/** How many seats are in arrears. */
export function readLateCount(context: Context): Promise<number> {
  return countLate(context.db, lateOf(context, {}));
}

/** The same without the sums, for the export. */
export async function pageArrears(
  context: Context,
  filter: ArrearsFilter,
  request: PageRequest,
): Promise<Page<ArrearsEntry>> {
  const { items, nextCursor } = await findLatePage(context.db, lateOf(context, filter), request);
  return { items: await toEntries(context, items), nextCursor };
}

/** Everybody at the same position owes the same, less what they paid towards it. */
async function sum(context: Context, filter: ArrearsFilter): Promise<StateSums> {
  const { state: _, ...late } = lateOf(context, filter);
  const sums: StateSums = {};
  for (const { state, startMonth, count, ...position } of await countPositions(context.db, late)) {
    const { amountCents } = owedOn({ ...position, unappliedCents: 0 }, startMonth, late.today);
    const before = sums[state] ?? { count: 0, cents: 0 };
    sums[state] = {
      count: before.count + count,
      cents: before.cents + count * amountCents - position.unappliedCents,
    };
  }
  return sums;
}

async function toEntries(
  context: Context,
  accounts: readonly AccountRow[],
): Promise<ArrearsEntry[]> {
  const { db, clock } = context;
  const today = dateOf(clock.now());
  const memberships = await readMemberships(
    context,
    accounts.map(({ membershipId }) => membershipId),
  );
  const people = await readNames(context, accounts, memberships);
  const steps = await findSteps(
    db,
    accounts.map(({ membershipId }) => membershipId),
  );
  const names = await readGroupNames(
    context,
    accounts.map(({ groupId }) => groupId),
  );
  const waiting = await readWaitingCents(
    context,
    MANUAL_PAYMENT,
    accounts.map(({ membershipId }) => membershipId),
  );
  const entries: ArrearsEntry[] = [];
  for (const account of accounts) {
    const { membershipId, groupId, dueOn, nextStep, nextStepOn } = account;
    const membership = memberships.get(membershipId);
    if (!dueOn || !membership) continue;
    const person = people.get(membershipId);
    const k = oldestUnpaid(account);
    const owed = owedOn(account, account.startMonth, today);
    entries.push({
      membershipId,
      userId: account.userId,
      seat: account.seat,
      name: person?.name ?? '',
      email: person?.email ?? '',
      status: membership.status,
      paid: account.paid,
      prepaid: account.prepaid,
      unappliedCents: account.unappliedCents,
      awaitingApprovalCents: waiting.get(membershipId) ?? 0,
      groupId,
      groupName: names.get(groupId) ?? '',
      oldestDueOn: dueOn,
      daysLate: daysBetween(dueOn, today),
      owedInstalments: owed.instalments,
      owedCents: owed.amountCents,
      taken: steps
        .filter((step) => step.membershipId === membershipId && step.k === k)
        .map(({ step, takenAt, hasMail }) => ({
          day: ARREARS_DAYS[step] ?? 0,
          at: takenAt.toISOString(),
          hasMail,
        })),
      nextStep: nextStepOn
        ? {
            kind: nextStep === END_STEP ? 'end' : 'remind',
            on: nextStepOn > today ? nextStepOn : today,
          }
        : null,
      ...pauseOn(account, today),
    });
  }
  return entries;
}
