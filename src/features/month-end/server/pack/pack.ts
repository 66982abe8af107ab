import { bookErrors } from '#features/books/errors.ts';
import { type BooksContext, readBookScope } from '#features/books/server/book-scope.ts';
import { readTrialBalance } from '#features/books/server/read-trial-balance.ts';
import type { Book } from '#features/ledger/accounts.ts';
import {
  type ChainHead,
  listCloses,
  readFirstMonth,
  readHeads,
  readHeadsAtClose,
} from '#features/ledger/server/reading/read-closes.ts';
import { AppError } from '#shared/api/app-error.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { addDays } from '#shared/calendar/dates.ts';
import { addMonths, type CalendarMonth, dateIn, monthOf } from '#shared/calendar/months.ts';
import { monthEndErrors, refusedMonth } from '../../errors.ts';
import { isMonth } from '../../rules.ts';
import { findCloses } from '../queries.ts';

/** The month of a book that a pack is about, and how it was closed. */
export type Pack = {
  readonly context: BooksContext;
  readonly book: Book;
  readonly month: CalendarMonth;
  readonly firstOn: CalendarDate;
  readonly lastOn: CalendarDate;
  /** Absent while the month is open: the figures may still change. */
  readonly closed: { at: Date; askedBy: string | null; confirmedBy: string | null } | undefined;
  /** Where the chains ended when the month was closed; where they end now, while it is open. */
  readonly heads: readonly ChainHead[];
};

/** What a pack is about; refuses a month that is not over, or that is before the first entry. */
export async function openPack(
  context: BooksContext,
  { month, isClosedOnly = false }: { month: CalendarMonth; isClosedOnly?: boolean },
): Promise<Pack> {
  const { db, clock, payments } = context;
  const book = payments.mode;
  if (!isMonth(month)) throw monthEndErrors.MONTH_UNKNOWN();
  if (month >= monthOf(dateOf(clock.now()))) throw refusedMonth('running', month);
  const first = await readFirstMonth(db, book);
  if (!first || month < first) throw refusedMonth('before-first', month);
  // The first close of a book takes the months before it with it.
  const close = (await listCloses(db, book)).findLast((row) => row.month >= month);
  if (!close && isClosedOnly) throw monthEndErrors.MONTH_OPEN();
  const people = close && (await findCloses(db, book)).find((row) => row.month === close.month);
  return {
    context,
    book,
    month,
    firstOn: dateIn(month, 1),
    lastOn: addDays(dateIn(addMonths(month, 1), 1), -1),
    closed: close && {
      at: close.closedAt,
      askedBy: people?.askedBy ?? null,
      confirmedBy: people?.decidedBy ?? null,
    },
    heads: close
      ? await readHeadsAtClose(db, { book, month: close.month })
      : await readHeads(db, book),
  };
}

/** The trial balance of a scope at the end of the month; undefined when its books begin later. */
export async function trialBalanceOf({ context, lastOn }: Pack, scope: string) {
  try {
    return await readTrialBalance(context, { on: lastOn, scope });
  } catch (error) {
    const isLater = error instanceof AppError && error.code === bookErrors.BOOKS_NOT_BEGUN().code;
    if (isLater) return undefined;
    throw error;
  }
}

/** The groups whose books had begun by the end of the month, one by one. */
export async function* groupsOf(pack: Pack) {
  for (const { scope } of pack.heads) {
    if (scope === 'cooperative') continue;
    const named = await readBookScope(pack.context, scope);
    if (!named.group || !(await trialBalanceOf(pack, scope))) continue;
    yield { ...named, scope, group: named.group };
  }
}
