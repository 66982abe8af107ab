import {
  type Chart,
  readFirstDay,
  readTrialSums,
} from '#features/ledger/server/reading/read-trial-sums.ts';
import { type CalendarDate, dateOf } from '#shared/calendar/date-of.ts';
import { DEFAULT_LOCALE } from '#shared/text/locale.ts';
import type { TrialBalance } from '../contract.ts';
import { bookErrors } from '../errors.ts';
import { accountsOf, type BookScope } from '../rules.ts';
import { bookTexts } from '../texts.ts';
import { type BooksContext, readBookScope } from './book-scope.ts';

/** The balance of every account at the end of a day, today unless it is named. */
export async function readTrialBalance(
  context: BooksContext,
  { on, scope: named }: { on?: CalendarDate | undefined; scope: BookScope },
): Promise<TrialBalance> {
  const { code, name, scope } = await readBookScope(context, named);
  const today = dateOf(context.clock.now());
  const day = on ?? today;
  if (day > today) throw bookErrors.BOOKS_DAY_TO_COME().at('on');
  const of = { book: context.payments.mode, scope };
  const firstOn = await readFirstDay(context.db, of);
  const isAsked = on !== undefined;
  if (isAsked && (firstOn === null || day < firstOn)) throw bookErrors.BOOKS_NOT_BEGUN().at('on');
  const sums = await readTrialSums(context.db, { ...of, on: day });
  const charts: Chart[] =
    scope === undefined ? ['cooperative', 'group'] : [scope === 'cooperative' ? scope : 'group'];
  const { accounts: names } = bookTexts(DEFAULT_LOCALE);
  const accounts = charts.flatMap(accountsOf).map(({ chart, account, kind }) => {
    const cents = sums.find((sum) => sum.chart === chart && sum.account === account)?.cents ?? 0;
    return {
      chart,
      account,
      name: names[account].name,
      kind,
      debitCents: Math.max(0, cents),
      creditCents: Math.max(0, 0 - cents),
    };
  });
  return {
    scope: code,
    scopeName: name,
    on: day,
    firstOn,
    accounts,
    debitCents: accounts.reduce((sum, { debitCents }) => sum + debitCents, 0),
    creditCents: accounts.reduce((sum, { creditCents }) => sum + creditCents, 0),
  };
}
