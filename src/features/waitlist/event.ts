import { brand } from '#shared/brand.ts';
import { dateFormat } from '#shared/text/date-format.ts';
import type { Locale } from '#shared/text/locale.ts';

/** The tag of the first event, and the default of pages that have no other. */
export const EVENT_TAG = 'july11_7pm';

/** An event's public data. The full address is sent by mail only. */
export type PresentationEvent = {
  tag: string;
  startsAt: string;
  endsAt: string;
  city: string;
  /** The organisers' sentence about this evening, in Portuguese; may be empty. */
  text: string;
};

/** The event of a fresh installation; admins edit it and add others. */
export const FIRST_EVENT: PresentationEvent & { seats: number } = {
  tag: EVENT_TAG,
  startsAt: '2025-07-11T19:00:00-06:00',
  endsAt: '2025-07-11T20:00:00-06:00',
  city: 'Cottonwood Heights, UT',
  text: '',
  seats: 60,
};

export const MAX_SEATS = 5_000;

export type PresentationState = 'open' | 'full' | 'over';

export function isOver(event: Pick<PresentationEvent, 'endsAt'>, now: Date): boolean {
  return now.getTime() >= new Date(event.endsAt).getTime();
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone: brand.timeZone });
const hour = (locale: Locale) => format(locale, { hour: 'numeric', minute: '2-digit' });

const americanHour = (instant: Date) =>
  hour('en').format(instant).replace(':00', '').replace(/\s/g, '');
const HOURS: Record<Locale, (instant: Date) => string> = {
  en: americanHour,
  'pt-BR': (instant) => hour('pt-BR').format(instant),
};

const DAYS: Record<Locale, (day: string) => string> = {
  en: (day) => day,
  'pt-BR': (day) => (day === '1' ? '1º' : day),
};

/** An event's date and time in the words of a language. */
export function eventWords(event: Pick<PresentationEvent, 'startsAt' | 'endsAt'>, locale: Locale) {
  const start = new Date(event.startsAt);
  const end = new Date(event.endsAt);
  const write = (options: Intl.DateTimeFormatOptions) => format(locale, options).format(start);
  return {
    /** '11' */
    day: DAYS[locale](write({ day: 'numeric' })),
    /** 'julho' */
    month: write({ month: 'long' }),
    /** 'sexta-feira' */
    weekday: write({ weekday: 'long' }),
    year: write({ year: 'numeric' }),
    /** '7PM–8PM' */
    hours: `${americanHour(start)}–${americanHour(end)}`,
    /** '19h' */
    from: HOURS[locale](start),
    /** '20h' */
    until: HOURS[locale](end),
    minutes: (end.getTime() - start.getTime()) / 60_000,
  };
}

export type EventWords = ReturnType<typeof eventWords>;
