import { readGroupNames } from '#features/groups/server/read-group.ts';
import { readMemberships } from '#features/memberships/server/read-memberships.ts';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { daysBetween } from '#shared/calendar/dates.ts';
import type { ArrearsEntry } from '../admin-contract.ts';
import { ARREARS_DAYS, END_STEP } from '../arrears.ts';
import { oldestUnpaid, owedOn } from '../rules.ts';
import { type AccountRow, findAccount } from './account-queries.ts';
import { countLate, selectLate, selectSteps } from './admin-queries.ts';
import { readNames } from './read-names.ts';

const PAGE = 100;

type Query = { groupId?: string | undefined; after?: string | undefined };

/** Seats in arrears, the oldest debt first, page by page. */
export async function listArrears(
  context: Context,
  { groupId, after }: Query,
): Promise<{ items: ArrearsEntry[]; total: number; next: string | null }> {
  const today = dateOf(context.clock.now());
  const late = { book: context.payments.mode, today, groupId };
  const last = after ? await findAccount(context.db, after) : undefined;
  const found = await selectLate(context.db, { ...late, after: last, limit: PAGE + 1 });
  const accounts = found.slice(0, PAGE);
  return {
    items: await toEntries(context, accounts),
    total: await countLate(context.db, late),
    next: found.length > PAGE ? (accounts.at(-1)?.membershipId ?? null) : null,
  };
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
  const steps = await selectSteps(
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
