import { BOOKS, type Book } from '#features/ledger/accounts.ts';
import type { CalendarMonth } from '#shared/calendar/months.ts';

export const CLOSE_STATES = ['asked', 'closed', 'rejected'] as const;
export type CloseState = (typeof CLOSE_STATES)[number];

/** How far a month is: not over, after one that is open, next, asked for, or closed. */
export const MONTH_STATES = ['running', 'later', 'next', 'asked', 'closed'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

export const isMonth = (text: string): text is CalendarMonth =>
  /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

export const isBook = (text: string): text is Book => BOOKS.some((book) => book === text);
