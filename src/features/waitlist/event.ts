import { brand } from '#shared/brand.ts';

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

/** The event that a fresh installation begins with; admins edit it and add others. */
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

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: brand.timeZone });

const americanHour = (moment: Date) =>
  format('en-US', { hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace(':00', '')
    .replace(/\s/g, '');
const brazilianHour = (moment: Date) =>
  format('pt-BR', { hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace(/^0/, '')
    .replace(':', 'h')
    .replace(/h00$/, 'h');

/** An event's day and time in words, made from its data. */
export function eventWords(event: Pick<PresentationEvent, 'startsAt' | 'endsAt'>) {
  const start = new Date(event.startsAt);
  const end = new Date(event.endsAt);
  return {
    /** '11' */
    day: format('pt-BR', { day: 'numeric' }).format(start),
    /** 'julho' */
    month: format('pt-BR', { month: 'long' }).format(start),
    /** 'sexta-feira' */
    weekday: format('pt-BR', { weekday: 'long' }).format(start),
    year: format('pt-BR', { year: 'numeric' }).format(start),
    /** '7PM–8PM' */
    hours: `${americanHour(start)}–${americanHour(end)}`,
    /** '19h às 20h' */
    hoursInWords: `${brazilianHour(start)} às ${brazilianHour(end)}`,
    /** '1 hora' */
    duration: durationInWords((end.getTime() - start.getTime()) / 60_000),
  };
}

function durationInWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}
