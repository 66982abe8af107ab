import { brand } from './brand.ts';

// Always in Utah's time zone, wherever the server or the reader is.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: brand.timeZone });

/** 'January 10, 2026' */
export function formatDay(moment: string | Date): string {
  return longDay.format(new Date(moment));
}

const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const utcMonth = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'January 10, 2026' for a date of the calendar such as '2026-01-10'. */
export function formatDate(date: string): string {
  return utcDay.format(new Date(`${date}T12:00:00Z`));
}

/** 'January 2026' for a month of the calendar such as '2026-01'. */
export function formatMonth(month: string): string {
  return utcMonth.format(new Date(`${month}-01T12:00:00Z`));
}
