import { accountsOf, type ChartAccount } from '#features/books/rules.ts';
import { bookTexts, kindName } from '#features/books/texts.ts';
import type { AccountName, Scope } from '#features/ledger/accounts.ts';
import { readAccountMoves } from '#features/ledger/server/reading/read-account-moves.ts';
import { formatMonth } from '#shared/text/format-date.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import { accountCode } from '../../account-codes.ts';
import { csvLines, sheet } from './csv-lines.ts';
import { groupsOf, type Pack } from './pack.ts';

// What the bookkeeping programs take: one journal for each of the books and kind of entry, dated at
// the end of the month. An import may not be longer than they accept, so there are several files.

type Line = { account: AccountName; cents: number };
type Journal = { number: string; text: string; lines: Line[] };

/** QuickBooks Online takes a thousand lines in one import, Xero three hundred. */
const MAX_LINES = { quickbooks: 1_000, xero: 300 } as const;
export type Program = keyof typeof MAX_LINES;

/** The journals of the month, those of a group together. */
async function* journalsOf(pack: Pack): AsyncGenerator<Journal> {
  const texts = bookTexts(DEFAULT_LOCALE);
  const month = formatMonth(pack.month, DEFAULT_LOCALE);
  const { book, firstOn: from, lastOn: to } = pack;
  let number = 0;
  const ofScope = async function* (scope: Scope, code: string): AsyncGenerator<Journal> {
    const moves = await readAccountMoves(pack.context.db, { book, scope, from, to });
    for (const [kind, lines] of Map.groupBy(moves, (move) => move.kind)) {
      number += 1;
      const text = `${month}, ${code}: ${kindName(texts, kind)}`;
      yield { number: `${pack.month}-${number}`, text, lines };
    }
  };
  yield* ofScope('cooperative', 'cooperative');
  for await (const { scope, code } of groupsOf(pack)) yield* ofScope(scope, code);
}

/** The journals in files that a program takes, none of them cut; one file at a time is in memory. */
export async function* writeImports(
  pack: Pack,
  program: Program,
): AsyncGenerator<{ name: string; content: AsyncGenerator<string, void> }> {
  let waiting: Journal[] = [];
  let [lines, files] = [0, 0];
  const next = () => {
    files += 1;
    const name = `${program}/journals-${String(files).padStart(3, '0')}.csv`;
    const content = WRITERS[program](waiting, pack.lastOn);
    [waiting, lines] = [[], 0];
    return { name, content };
  };
  for await (const journal of journalsOf(pack)) {
    if (lines > 0 && lines + journal.lines.length > MAX_LINES[program]) yield next();
    waiting.push(journal);
    lines += journal.lines.length;
  }
  yield next();
}

type Row = Line & Omit<Journal, 'lines'> & { on: string };

const WRITERS: Record<
  Program,
  (journals: readonly Journal[], on: string) => AsyncGenerator<string, void>
> = {
  quickbooks: (journals, on) =>
    csvLines<Row>(
      {
        'Journal No': ({ number }) => number,
        'Journal Date': (row) => american(row.on),
        'Account Name': ({ account }) => nameOf(account),
        Debits: ({ cents }) => (cents > 0 ? { cents } : null),
        Credits: ({ cents }) => (cents < 0 ? { cents: -cents } : null),
        Description: ({ text }) => text,
      },
      rowsOf(journals, on),
    ),
  xero: (journals, on) =>
    csvLines<Row>(
      {
        '*Narration': ({ text }) => text,
        '*Date': (row) => dayMonthYear(row.on),
        Description: ({ account }) => nameOf(account),
        '*AccountCode': ({ account }) => accountCode(account),
        '*TaxRate': () => 'Tax Exempt',
        '*Amount': ({ cents }) => ({ cents }),
      },
      rowsOf(journals, on),
    ),
};

const rowsOf = (journals: readonly Journal[], on: string): Row[] =>
  journals.flatMap(({ lines, ...journal }) => lines.map((line) => ({ ...journal, ...line, on })));

const nameOf = (account: AccountName) => bookTexts(DEFAULT_LOCALE).accounts[account].name;

/** MM/DD/YYYY, as QuickBooks in the United States reads dates. */
const american = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** '31 Oct 2026': Xero takes it everywhere, and nobody reads day and month the wrong way round. */
const dayMonthYear = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
};

/** The accounts that the imports name, to be made in the program before the first one. */
export function writeChart(): AsyncGenerator<string, void> {
  return sheet<ChartAccount>(
    {
      Code: ({ account }) => accountCode(account),
      Name: ({ account }) => nameOf(account),
      Kind: ({ kind }) => kind,
      Account: ({ account }) => account,
      Holds: ({ account }) => bookTexts(DEFAULT_LOCALE).accounts[account].holds,
    },
    [...accountsOf('cooperative'), ...accountsOf('group')].sort((one, other) =>
      accountCode(one.account).localeCompare(accountCode(other.account)),
    ),
  );
}
