import type { MonthNotClosable } from '#features/ledger/errors.ts';
import { AppError, defineErrors } from '#shared/api/app-error.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';
import { formatMonth } from '#shared/text/format-date.ts';

export const monthEndErrors = defineErrors({
  409: {
    MONTH_RUNNING: 'This month is not over yet.',
    MONTH_CLOSED: 'This month is closed already.',
    EARLIER_MONTH_OPEN: 'An earlier month is open: close that one first.',
    MONTH_OPEN: 'This month is open: close it first.',
    CLOSE_ASKED:
      'Somebody has already asked to close this month. A second person has to confirm it under Approvals.',
    CLOSE_CHANGED: 'The request to close this month was decided already.',
  },
  422: {
    BEFORE_FIRST_ENTRY: 'Nothing was posted in this month or before it.',
    MONTH_UNKNOWN: 'Please enter a month as year and month, such as 2026-10.',
    BOOK_UNKNOWN: 'There are no books of this name. Please choose live, test or sandbox.',
  },
});

const BY_REASON = {
  closed: 'MONTH_CLOSED',
  running: 'MONTH_RUNNING',
  'earlier-open': 'EARLIER_MONTH_OPEN',
  'before-first': 'BEFORE_FIRST_ENTRY',
} as const satisfies Record<MonthNotClosable['reason'], keyof typeof monthEndErrors>;

const SENTENCES: Record<MonthNotClosable['reason'], (month: string) => string> = {
  closed: (month) => `${month} is closed already.`,
  running: (month) => `${month} is not over yet.`,
  'earlier-open': (month) => `A month before ${month} is open: close that one first.`,
  'before-first': (month) => `Nothing was posted in ${month} or before it.`,
};

/** Why a month cannot be closed, in a sentence that names it. */
export function refusedMonth(reason: MonthNotClosable['reason'], month: CalendarMonth): AppError {
  const { code, status } = monthEndErrors[BY_REASON[reason]]();
  return new AppError(code, { status, message: SENTENCES[reason](formatMonth(month, 'en')) });
}
