import { brand } from '#shared/brand.ts';

type CalendarEvent = {
  uid: string;
  stamp: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
};

const MAX_LINE_BYTES = 75;

/** An event as calendars import it (iCalendar, RFC 5545). */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.name)}//PT`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.location)}`,
    `ORGANIZER;CN="${brand.name.replaceAll('"', '')}":mailto:${brand.contactEmail}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT3H',
    `DESCRIPTION:${text(event.summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n');
}

/** Lines are at most 75 bytes; a longer one goes on after a space. Characters stay whole. */
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
