import {
  listCloses,
  readCloses,
  readFirstMonth,
} from '#features/ledger/server/reading/read-closes.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addMonths, monthOf } from '#shared/calendar/months.ts';
import type { BookMonth, BookMonths } from '../contract.ts';
import { findCloses } from './queries.ts';
import { readStillOpen } from './read-still-open.ts';

type Reader = Pick<Context, 'db' | 'clock' | 'payments' | 'config'>;

/** The months of the running book from its first to this one, and what is still open in it. */
export async function listMonths(
  context: Reader,
  actor: Pick<Session, 'userId'>,
): Promise<BookMonths> {
  const { db, clock, payments } = context;
  const book = payments.mode;
  const { lastMonth, opensOn = null } = await readCloses(db, book);
  const closed = new Map((await listCloses(db, book)).map((row) => [row.month, row.closedAt]));
  const asked = new Map((await findCloses(db, book)).map((row) => [row.month, row]));
  const today = monthOf(dateOf(clock.now()));
  const first = [...closed.keys()].at(-1) ?? (await readFirstMonth(db, book));
  const next = lastMonth ? addMonths(lastMonth, 1) : first;
  const stateOf = (month: string): BookMonth['state'] => {
    if (lastMonth && month <= lastMonth) return 'closed';
    if (asked.get(month)?.state === 'asked') return 'asked';
    if (month === today) return 'running';
    // Before the first close any month may be it: those before it are closed with it.
    return month === next || !lastMonth ? 'next' : 'later';
  };
  const months: BookMonth[] = [];
  for (let month = first; month && month <= today; month = addMonths(month, 1)) {
    const row = asked.get(month);
    months.unshift({
      month,
      state: stateOf(month),
      askedBy: row?.askedBy ?? null,
      askedAt: row?.askedAt.toISOString() ?? null,
      closedBy: row?.decidedBy ?? null,
      closedAt: closed.get(month)?.toISOString() ?? null,
    });
  }
  return { book, opensOn, months, stillOpen: await readStillOpen(context, actor) };
}
