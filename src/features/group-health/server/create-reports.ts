import { greetingName } from '#features/accounts/greeting-name.ts';
import { readUsers } from '#features/accounts/profile/server/read-user.ts';
import { listPicksOfGroup } from '#features/assemblies/holding/server/group-state.ts';
import { groupName } from '#features/groups/rules.ts';
import { type Group, listFormedGroups, readGroup } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readMovementsByKind } from '#features/ledger/server/reading/read-movements-by-kind.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { listHolders } from '#features/memberships/server/read-memberships.ts';
import { TERM_MONTHS } from '#features/plans/plans.ts';
import { calendarMonth, firstDate, programMonth } from '#features/program-rules/calendar.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { GroupReport } from '../contract.ts';
import { reportMail } from './mails.ts';
import { findReport, findReportMonths, findUnsent, insertReport, markSent } from './queries.ts';
import { readHealth } from './read-health.ts';
import type { ReportRow } from './tables.ts';

/** Writes the report of each group's last complete month, once, and mails it to those who want every mail. */
export async function createReports(context: Context): Promise<void> {
  for (const group of await listFormedGroups(context)) {
    if (group.mode === context.payments.mode) await createReport(context, group);
  }
  for (const report of await findUnsent(context.db)) await sendReport(context, report);
}

async function createReport(context: Context, group: Group): Promise<void> {
  const { id: groupId, startMonth } = group;
  if (!startMonth) return;
  const month = programMonth(startMonth, dateOf(context.clock.now())) - 1;
  if (month < 1 || month > TERM_MONTHS) return;
  const [newest] = await findReportMonths(context.db, groupId, 1);
  if (newest && newest.month >= month) return;
  await insertReport(context.db, {
    id: context.randomness.id(),
    groupId,
    month,
    report: await writeReport(context, group, startMonth, month),
    madeAt: context.clock.now(),
  });
}

async function writeReport(
  context: Context,
  group: Group,
  startMonth: string,
  month: number,
): Promise<GroupReport> {
  const { mode: book, id } = group;
  const dates = { from: firstDate(startMonth, month), before: firstDate(startMonth, month + 1) };
  const moved = await readMovementsByKind(context.db, { book, scope: groupScope(id), ...dates });
  const cash = moved.filter(({ account }) => account === 'cash');
  const picks = await listPicksOfGroup(context, id);
  const toMovement = ({ kind, cents }: { kind: string; cents: number }) => ({
    kind,
    cents: Math.abs(cents),
  });
  return {
    month,
    calendarMonth: calendarMonth(startMonth, month),
    moneyIn: cash.filter(({ cents }) => cents > 0).map(toMovement),
    moneyOut: cash.filter(({ cents }) => cents < 0).map(toMovement),
    awards: picks
      .filter((pick) => pick.month === month && pick.status === 'awarded')
      .map(({ seat, kind }) => ({ seat, kind })),
    health: await readHealth(context, group),
  };
}

const BATCH = 100;

/** Queues the mails in batches; after a crash the next run sends the rest. */
async function sendReport(context: Context, { id, groupId }: ReportRow): Promise<void> {
  const found = await findReport(context.db, id);
  const group = await readGroup(context, groupId);
  if (!found || !group) return;
  const holders = (await listHolders(context, groupId)).filter(
    ({ status }) => status === 'active' || status === 'awarded',
  );
  const people = await readUsers(
    context,
    holders.map(({ userId }) => userId),
  );
  const name = groupName(group.planId, group.number);
  const siteUrl = context.config.publicUrl;
  for (let start = 0; start < holders.length; start += BATCH) {
    const mails = holders.slice(start, start + BATCH).flatMap(({ id: membershipId, userId }) => {
      const person = people.get(userId);
      if (person?.mailChoice !== 'everything') return [];
      const firstName = greetingName(person);
      const content = reportMail(
        { firstName, groupName: name, siteUrl, locale: person.mailLocale },
        found.report,
      );
      return [{ to: person.email, dedupeKey: `group-report:${id}:${membershipId}`, content }];
    });
    await inTransaction(context, (tx) => queueMails(tx, mails));
  }
  await markSent(context.db, id, context.clock.now());
}
