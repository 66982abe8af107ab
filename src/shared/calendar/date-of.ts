import { brand } from '../brand.ts';

/** A date of the calendar as text, such as '2026-11-15': later dates compare as greater. */
export type CalendarDate = string;

const inZone = new Intl.DateTimeFormat('en-CA', {
  timeZone: brand.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The date of an instant in the cooperative's time zone. Separate from `dates.ts` because it needs
 * no Temporal, whose polyfill public pages must not load.
 */
export function dateOf(moment: Date): CalendarDate {
  return inZone.format(moment);
}
