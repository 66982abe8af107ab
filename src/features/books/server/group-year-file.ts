import { groupCode } from '#features/groups/rules.ts';
import { type CsvColumns, csvResponse } from '#platform/lists/csv.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import type { GroupStatement } from '../contract.ts';
import { bookTexts, kindName } from '../texts.ts';
import { type BooksContext, readBookGroup } from './book-scope.ts';
import { listGroupStatements } from './read-group-statement.ts';

type Row = { month: string; account: string; line: string; entries: number | null; cents: number };

/** The statements of a group for every month of a year, as one CSV file; amounts are dollars. */
export async function exportGroupYear(
  context: BooksContext,
  { group, year }: { group: string; year: string },
  locale: Locale = DEFAULT_LOCALE,
): Promise<Response> {
  const statements = await listGroupStatements(context, { group, year });
  const code = groupCode(await readBookGroup(context, group));
  const { fileName, columns } = bookTexts(locale).statement;
  const items = statements.flatMap((statement) => rowsOf(statement, locale));
  const cells: CsvColumns<Row> = {
    [columns.month]: ({ month }) => month,
    [columns.account]: ({ account }) => account,
    [columns.line]: ({ line }) => line,
    [columns.entries]: ({ entries }) => entries,
    [columns.amount]: ({ cents }) => ({ cents }),
  };
  const readPage = async () => ({ items, nextCursor: null });
  return csvResponse(`${fileName(code, year)}.csv`, cells, readPage, locale);
}

/** Every line of a statement: opening, what moved by kind, closing; of each account. */
export function rowsOf({ month, accounts }: GroupStatement, locale: Locale): Row[] {
  const texts = bookTexts(locale);
  return accounts.flatMap(({ account, openingCents, moved, closingCents }) => {
    const { name } = texts.accounts[account];
    const row = (line: string, cents: number, entries: number | null = null): Row => ({
      month,
      account: name,
      line,
      entries,
      cents,
    });
    return [
      row(texts.statement.opening, openingCents),
      ...moved.map(({ kind, entries, cents }) => row(kindName(texts, kind), cents, entries)),
      row(texts.statement.closing, closingCents),
    ];
  });
}
