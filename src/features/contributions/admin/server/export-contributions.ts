import type { Context } from '#platform/context.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { centsText } from '#shared/text/money.ts';
import type { ArrearsEntry, SeatMonth } from '../contract.ts';
import { readGroupMonth } from './read-group-month.ts';

const SEAT_COLUMNS: CsvColumns<SeatMonth> = {
  Seat: ({ seat }) => seat,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Membership: ({ status }) => status,
  State: ({ state }) => state,
  'Instalments paid': ({ paid, prepaid }) => paid + prepaid,
  Owed: ({ owedCents }) => centsText(owedCents),
  Unapplied: ({ unappliedCents }) => centsText(unappliedCents),
  'Paid at': ({ paidAt }) => paidAt,
};

export async function exportGroupMonth(
  context: Context,
  of: { groupId: string; month?: number | undefined },
): Promise<Response> {
  const { seats, month } = await readGroupMonth(context, of);
  return csvResponse(`month-${month}.csv`, SEAT_COLUMNS, async () => ({
    items: seats,
    nextCursor: null,
    total: seats.length,
  }));
}

export const ARREARS_COLUMNS: CsvColumns<ArrearsEntry> = {
  Group: ({ groupName }) => groupName,
  Seat: ({ seat }) => seat,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Membership: ({ status }) => status,
  'Oldest due on': ({ oldestDueOn }) => oldestDueOn,
  'Days late': ({ daysLate }) => daysLate,
  'Instalments owed': ({ owedInstalments }) => owedInstalments,
  Owed: ({ owedCents }) => centsText(owedCents),
  'Days reminded': ({ taken }) => taken.map(({ day }) => day).join(' '),
  'Next step on': ({ nextStep }) => nextStep?.on,
  'Paused until': ({ pausedUntil }) => pausedUntil,
  'Reason of the pause': ({ pauseReason }) => pauseReason,
};
