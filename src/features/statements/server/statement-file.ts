import { csvResponse } from '#platform/lists/csv.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { Statement } from '../contract.ts';
import type { Sums } from '../statement.ts';
import { statementTexts } from '../texts.ts';

/** A safe name for the statement's file, such as 'statement-seat-12-2027-03'. */
export const fileNameOf = ({ seat, period }: Statement, locale: Locale): string =>
  statementTexts(locale).fileName(seat, period);

type Row = Sums & { on: string; label: string };

/** Every line of a statement: the opening balance, each entry, the closing balance. */
export function rowsOf(statement: Statement, locale: Locale): Row[] {
  const texts = statementTexts(locale);
  return [
    { ...statement.opening, on: '', label: texts.opening },
    ...statement.entries.map((entry) => ({
      ...entry,
      label: texts.entry(entry),
    })),
    { ...statement.change, on: '', label: texts.change },
    { ...statement.closing, on: '', label: texts.closing },
  ];
}

/** A statement as a CSV file; amounts are dollars. */
export function csvOf(statement: Statement, locale: Locale): Promise<Response> {
  const { columns } = statementTexts(locale);
  return csvResponse<Row>(
    `${fileNameOf(statement, locale)}.csv`,
    {
      [columns.on]: ({ on }) => on,
      [columns.entry]: ({ label }) => label,
      [columns.amount]: ({ amount }) => amount / 100,
      [columns.fund]: ({ fund }) => fund / 100,
      [columns.administration]: ({ administration }) => administration / 100,
      [columns.reserve]: ({ reserve }) => reserve / 100,
      [columns.waiting]: ({ waiting }) => waiting / 100,
    },
    async () => ({ items: rowsOf(statement, locale), nextCursor: null }),
    locale,
  );
}
