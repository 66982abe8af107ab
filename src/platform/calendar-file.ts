import { brand } from '#shared/brand.ts';

type Common = {
  uid: string;
  stamp: Date;
  summary: string;
  description: string;
  location?: string;
};
/** An event with a start and an end, or on a whole date such as '2027-03-05'. */
export type CalendarEvent = Common & ({ startsAt: Date; endsAt: Date } | { on: string });

const MAX_LINE_BYTES = 75;

/** Events as an iCalendar file (RFC 5545), with a reminder before each. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { language, name }: { language: 'PT' | 'EN'; name?: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.name)}//${language}`,
    'METHOD:PUBLISH',
    ...(name ? [`X-WR-CALNAME:${text(name)}`] : []),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function linesOf(event: CalendarEvent): string[] {
  const { uid, stamp, summary, description, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    ...('on' in event
      ? [`DTSTART;VALUE=DATE:${event.on.replaceAll('-', '')}`]
      : [`DTSTART:${utc(event.startsAt)}`, `DTEND:${utc(event.endsAt)}`]),
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `ORGANIZER;CN="${brand.name.replaceAll('"', '')}":mailto:${brand.contactEmail}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // A whole date begins at midnight: its reminder is at noon of the day before.
    `TRIGGER:${'on' in event ? '-PT12H' : '-PT3H'}`,
    `DESCRIPTION:${text(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

/** Folds lines at 75 bytes, without splitting a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAX_LINE_BYTES) {
      folded.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...folded, current].join('\r\n');
}
