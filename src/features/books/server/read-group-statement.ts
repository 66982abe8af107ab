import { groupName } from '#features/groups/rules.ts';
import type { Group } from '#features/groups/server/read-group.ts';
import { groupScope } from '#features/ledger/accounts.ts';
import { readPeriodSums } from '#features/ledger/server/reading/read-period-sums.ts';
import { readFirstDay } from '#features/ledger/server/reading/read-trial-sums.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addMonths, type CalendarMonth, dateIn, monthOf } from '#shared/calendar/months.ts';
import type { GroupStatement } from '../contract.ts';
import { bookErrors } from '../errors.ts';
import { accountsOf, naturalCents } from '../rules.ts';
import { type BooksContext, readBookGroup } from './book-scope.ts';

/**
 * The statement of a group for a month of the calendar, the running one unless it is named: what
 * each account had at its start, what moved by kind of entry, and what it had at its end.
 */
export async function readGroupStatement(
  context: BooksContext,
  { group, month }: { group: string; month?: CalendarMonth | undefined },
): Promise<GroupStatement> {
  return statementOf(context, await readBookGroup(context, group), month);
}

/** The statements of a group for every month of a year that it has books for. */
export async function listGroupStatements(
  context: BooksContext,
  { group: named, year }: { group: string; year: string },
): Promise<GroupStatement[]> {
  const group = await readBookGroup(context, named);
  const { firstMonth, lastMonth } = await requireMonths(context, group);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index)).filter(
    (month) => month >= firstMonth && month <= lastMonth,
  );
  if (months.length === 0) {
    throw (
      `${year}-12` < firstMonth ? bookErrors.BOOKS_NOT_BEGUN() : bookErrors.BOOKS_DAY_TO_COME()
    ).at('year');
  }
  const statements: GroupStatement[] = [];
  for (const month of months) statements.push(await statementOf(context, group, month));
  return statements;
}

async function statementOf(
  context: BooksContext,
  group: Group,
  asked: CalendarMonth | undefined,
): Promise<GroupStatement> {
  const { firstMonth, lastMonth } = await requireMonths(context, group);
  const month = asked ?? lastMonth;
  if (month < firstMonth) throw bookErrors.BOOKS_NOT_BEGUN().at('month');
  if (month > lastMonth) throw bookErrors.BOOKS_DAY_TO_COME().at('month');
  const sums = await readPeriodSums(context.db, {
    book: group.mode,
    scope: groupScope(group.id),
    from: dateIn(month, 1),
    before: dateIn(addMonths(month, 1), 1),
  });
  return {
    groupId: group.id,
    groupName: groupName(group.planId, group.number),
    month,
    firstMonth,
    lastMonth,
    isOver: month < lastMonth,
    accounts: accountsOf('group').map(({ account, kind }) => {
      const sum = sums.find((one) => one.account === account);
      const natural = (cents = 0) => naturalCents(kind, cents);
      return {
        account,
        openingCents: natural(sum?.openingCents),
        moved: (sum?.moved ?? []).map((one) => ({ ...one, cents: natural(one.cents) })),
        closingCents: natural(sum?.closingCents),
        membersCents: natural(sum?.membersCents),
      };
    }),
  };
}

/** The months that a group has books for, up to the running one. */
async function requireMonths(context: BooksContext, { mode: book, id }: Group) {
  const first = await readFirstDay(context.db, { book, scope: groupScope(id) });
  if (first === null) throw bookErrors.BOOKS_NOT_BEGUN();
  return { firstMonth: monthOf(first), lastMonth: monthOf(dateOf(context.clock.now())) };
}
