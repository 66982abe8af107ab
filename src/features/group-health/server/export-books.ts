import { groupErrors } from '#features/groups/errors.ts';
import { groupCode } from '#features/groups/rules.ts';
import { readGroup } from '#features/groups/server/read-group.ts';
import { groupScope, kindOf } from '#features/ledger/accounts.ts';
import {
  type MovementSum,
  readMovementsByKind,
} from '#features/ledger/server/reading/read-movements-by-kind.ts';
import { calendarMonth, firstDate } from '#features/program-rules/calendar.ts';
import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { toDollars, usd } from '#shared/text/money.ts';

/** What moved in a group's accounts in a month, by account and kind, as a file. */
export async function exportGroupBooks(
  context: Context,
  { groupId, month }: { groupId: string; month: number },
): Promise<Response> {
  const group = await readGroup(context, groupId);
  if (!group?.startMonth) throw groupErrors.GROUP_NOT_FOUND();
  const { startMonth, mode: book } = group;
  const scope = groupScope(groupId);
  const items = await readMovementsByKind(context.db, {
    book,
    scope,
    from: firstDate(startMonth, month),
    before: firstDate(startMonth, month + 1),
  });
  const dollars = (cents: number) => toDollars(usd(cents)).toFixed(2);
  const columns: CsvColumns<MovementSum> = {
    Group: () => groupCode(group),
    Month: () => calendarMonth(startMonth, month),
    Account: ({ account }) => account,
    'Type of account': ({ account }) => kindOf(scope, account),
    Movement: ({ kind }) => kind,
    Entries: ({ entries }) => entries,
    Debit: ({ debitCents }) => dollars(debitCents),
    Credit: ({ creditCents }) => dollars(creditCents),
  };
  return csvResponse(`${groupCode(group)}-month-${month}.csv`, columns, async () => ({
    items,
    nextCursor: null,
    total: items.length,
  }));
}
