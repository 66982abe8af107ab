import type { z } from 'zod';
import { readJournal } from '#features/ledger/server/reading/read-journal.ts';
import type { Context } from '#platform/context.ts';
import type { Page, PageRequest } from '#shared/api/paging.ts';
import type { JournalEntryView, listJournalCall } from '../contract.ts';
import { bookErrors } from '../errors.ts';
import { centsOfText } from '../rules.ts';
import { readBookScope } from './book-scope.ts';
import { findAbout } from './find-about.ts';
import { cursorOf, readCursor } from './journal-cursor.ts';
import { showEntries } from './show-entries.ts';

export type JournalSearch = Omit<z.output<typeof listJournalCall.query>, 'cursor' | 'limit'>;

/** The entries that match, newest first, page by page. */
export async function listJournal(
  context: Context,
  search: JournalSearch,
  { cursor, limit }: PageRequest,
): Promise<Page<JournalEntryView>> {
  const { from, to, kind, account, amount } = search;
  if (from && to && to < from) throw bookErrors.BOOKS_DAYS_REVERSED().at('to');
  const cents = amount ? centsOfText(amount) : undefined;
  if (amount && cents === undefined) throw bookErrors.BOOKS_AMOUNT_UNCLEAR().at('amount');
  const named = await readBookScope(context, search.scope);
  const about = await findAbout(context, named, search);
  const filter = {
    book: context.payments.mode,
    scope: named.scope,
    from,
    to,
    kind: kind || undefined,
    account,
    cents,
    about,
  };
  const entries = await readJournal(context.db, filter, {
    after: readCursor(cursor),
    limit: limit + 1,
    isNewestFirst: true,
  });
  const shown = entries.slice(0, limit);
  const last = entries.length > limit ? shown.at(-1) : undefined;
  return {
    items: await showEntries(context, shown),
    nextCursor: last ? cursorOf(last) : null,
  };
}
