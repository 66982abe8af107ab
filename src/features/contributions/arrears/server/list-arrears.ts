import { readGroupNames } from '#features/groups/server/read-group.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { toPage } from '#platform/lists/keyset.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import type { ArrearsEntry } from '../../admin/contract.ts';
import {
  ARREARS_SORT,
  countLate,
  findLatePage,
  findSteps,
} from '../../admin/server/admin-queries.ts';
import { readNames } from '../../admin/server/read-names.ts';
import { oldestUnpaid, owedOn } from '../../rules.ts';
import type { AccountRow } from '../../server/account-queries.ts';
import { ARREARS_DAYS, END_STEP } from '../arrears.ts';

type Filter = { groupId?: string | undefined };

const lateOf = ({ payments, clock }: Context, { groupId }: Filter) => ({
  book: payments.mode,
  today: dateOf(clock.now()),
  groupId,
});

/** A page of the seats in arrears, the oldest debt first, and how many there are in all. */
export async function listArrears(
  context: Context,
  filter: Filter,
  request: PageRequest,
): Promise<Page<ArrearsEntry> & { total: number }> {
  const page = await pageArrears(context, filter, request);
  return { ...page, total: await countLate(context.db, lateOf(context, filter)) };
}

/** The same without the count, for the export. */
export async function pageArrears(
  context: Context,
  filter: Filter,
  request: PageRequest,
): Promise<Page<ArrearsEntry>> {
  const found = await findLatePage(context.db, lateOf(context, filter), request);
  const { items, nextCursor } = toPage(ARREARS_SORT, found, request.limit, (account) => account);
  return { items: await toEntries(context, items), nextCursor };
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
      seat: account.seat,
      name: person?.name ?? '',
      email: person?.email ?? '',
      status: membership.status,
      paid: account.paid,
      prepaid: account.prepaid,
      unappliedCents: account.unappliedCents,
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
      pausedUntil: account.pausedUntil,
      pauseReason: account.pauseReason,
    });
  }
  return entries;
}
