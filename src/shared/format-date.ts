import { brand } from './brand.ts';

// The programme's days are Utah's, also where the server or a reader is elsewhere.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: brand.timeZone });

/** 'January 10, 2026' */
export function formatDay(moment: string | Date): string {
  return longDay.format(new Date(moment));
}
