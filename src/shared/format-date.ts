/** The programme runs in Utah; its days are Utah's, also where the server or a reader is elsewhere. */
const TIME_ZONE = 'America/Denver';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });

/** 'January 10, 2026' */
export function formatDay(moment: string | Date): string {
  return longDay.format(new Date(moment));
}
