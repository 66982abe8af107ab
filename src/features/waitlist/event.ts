/** The event whose registrations come in as waitlist entries. */
export const EVENT_TAG = 'july11_7pm';

/**
 * The presentation in Portuguese: everything public about it. A new date starts here. The full
 * address is the setting EVENT_ADDRESS: only the mail carries it, so it is not in the pages' code.
 */
export const presentation = {
  startsAt: '2025-07-11T19:00:00-06:00',
  endsAt: '2025-07-11T20:00:00-06:00',
  timeZone: 'America/Denver',
  city: 'Cottonwood Heights, UT',
  seats: 60,
} as const;

export type PresentationState = 'open' | 'full' | 'over';

export function isOver(now: Date): boolean {
  return now.getTime() >= new Date(presentation.endsAt).getTime();
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: presentation.timeZone });

const start = new Date(presentation.startsAt);
const end = new Date(presentation.endsAt);

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

/** The event's day and time in words, made from its data. */
export const presentationWords = {
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

function durationInWords(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}
