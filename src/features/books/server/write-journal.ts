import { type JournalFilter, readJournal } from '#features/ledger/server/reading/read-journal.ts';
import { type CsvColumns, writeCsv } from '#platform/lists/csv.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { CalendarDate } from '#shared/calendar/date-of.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import type { JournalEntryView } from '../contract.ts';
import { bookErrors } from '../errors.ts';
import type { BookScope } from '../rules.ts';
import { bookTexts } from '../texts.ts';
import { type BooksContext, readBookScope } from './book-scope.ts';
import { cursorOf, readCursor } from './journal-cursor.ts';
import { showEntries } from './show-entries.ts';

type Wanted = {
  /** First and last day, both included; from the first entry, and until the last. */
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
  scope: BookScope;
};

/** One posting of an entry, a line of the file. */
type Line = Omit<JournalEntryView, 'legs'> & { leg: JournalEntryView['legs'][number] };

/**
 * Every entry of some days as the text of a CSV file, one line for each posting, oldest first.
 * Written piece by piece: memory does not grow with the number of entries.
 */
export async function writeJournal(
  context: BooksContext,
  { from, to, scope: named }: Wanted,
): Promise<AsyncGenerator<string, void>> {
  if (from && to && to < from) throw bookErrors.BOOKS_DAYS_REVERSED().at('to');
  const { scope } = await readBookScope(context, named);
  const filter = { book: context.payments.mode, scope, from, to };
  return writeCsv(columns(), (request) => readLines(context, filter, request));
}

async function readLines(
  context: BooksContext,
  filter: JournalFilter,
  { cursor, limit }: PageRequest,
): Promise<Page<Line>> {
  const after = readCursor(cursor);
  const entries = await readJournal(context.db, filter, { after, limit, isNewestFirst: false });
  const last = entries.length < limit ? undefined : entries.at(-1);
  const shown = await showEntries(context, entries);
  return {
    items: shown.flatMap(({ legs, ...entry }) => legs.map((leg) => ({ ...entry, leg }))),
    nextCursor: last ? cursorOf(last) : null,
  };
}

function columns(): CsvColumns<Line> {
  const { accounts } = bookTexts(DEFAULT_LOCALE);
  const amount = (cents: number) => (cents > 0 ? { cents } : null);
  return {
    Date: ({ on }) => on,
    Books: ({ scope }) => scope,
    Number: ({ number }) => number,
    Text: ({ text }) => text,
    Kind: ({ kind }) => kind,
    Seat: ({ leg, people }) => leg.seat ?? people[0]?.seat,
    Person: ({ leg, people }) => leg.name ?? people[0]?.name,
    Cause: ({ cause }) => cause.name,
    Reference: ({ cause }) => cause.reference,
    Account: ({ leg }) => leg.account,
    'Name of the account': ({ leg }) => accounts[leg.account].name,
    Debit: ({ leg }) => amount(leg.cents),
    Credit: ({ leg }) => amount(0 - leg.cents),
    'Posted at': ({ postedAt }) => postedAt,
    'Original date': ({ originalOn }) => originalOn,
  };
}
