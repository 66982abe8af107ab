import type { MailContent } from '#features/mails/mail-content.ts';
import { calendarFile } from '#platform/calendar-file.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { type EventWords, eventWords, isOver } from '../event.ts';
import type { EventRow } from './event-queries.ts';
import { waitlistMailTexts } from './texts.ts';

export type Reader = {
  firstName: string;
  siteUrl: string;
  now: Date;
  /** For the list of events: the next event, or the last one. */
  event?: EventRow | undefined;
  eventAddress: string;
  program: ProgramFigures;
};

/** The presentation is in Portuguese, and so are its mails. */
const PRESENTATION_LOCALE = 'pt-BR';
const eventTexts = () => waitlistMailTexts(PRESENTATION_LOCALE).event;
type EventTexts = ReturnType<typeof eventTexts>;

const timesOf = ({ startsAt, endsAt }: EventRow) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const wordsOf = (event: EventRow): EventWords => {
  const words = eventWords(timesOf(event), PRESENTATION_LOCALE);
  return { ...words, weekday: words.weekday.charAt(0).toUpperCase() + words.weekday.slice(1) };
};

/** The mail after a registration: the full address and a calendar entry. */
export function eventMail(reader: Reader): MailContent {
  const { event } = reader;
  if (!event) throw new Error('a mail about an event needs the event');
  return isOver(timesOf(event), reader.now)
    ? nextEventMail(reader, event)
    : seatMail(reader, event, eventTexts().upcoming);
}

/** To those who have a seat, when the time or the place of the presentation has changed. */
export const movedEventMail = (reader: Reader, event: EventRow) =>
  seatMail(reader, event, eventTexts().moved);

function seatMail(
  { firstName, siteUrl, now, eventAddress }: Reader,
  event: EventRow,
  texts: EventTexts['upcoming'] | EventTexts['moved'],
): MailContent {
  const { greeting, labels, action, closing, calendar, calendarText } = eventTexts();
  const words = wordsOf(event);
  return {
    locale: PRESENTATION_LOCALE,
    subject: texts.subject,
    preview: texts.preview(words),
    greeting: greeting(firstName),
    paragraphs: [texts.text],
    facts: [...whenFacts(words), { label: labels.address, value: eventAddress }],
    action: { label: action, href: `${siteUrl}/apresentacao` },
    closing,
    attachments: [
      {
        filename: 'apresentacao.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(
          [
            {
              uid: `apresentacao-${event.tag}@${new URL(siteUrl).hostname}`,
              stamp: now,
              startsAt: event.startsAt,
              endsAt: event.endsAt,
              summary: calendar,
              description: `${calendarText} ${siteUrl}/apresentacao`,
              location: eventAddress,
            },
          ],
          { language: 'PT' },
        ),
      },
    ],
  };
}

function nextEventMail({ firstName, siteUrl }: Reader, event: EventRow): MailContent {
  const { greeting, next: texts } = eventTexts();
  return {
    locale: PRESENTATION_LOCALE,
    subject: texts.subject,
    preview: texts.preview,
    greeting: greeting(firstName),
    paragraphs: texts.paragraphs(wordsOf(event)),
    action: { label: texts.action, href: `${siteUrl}/blog` },
    closing: [texts.closing],
  };
}

/** Announces a new date to people who asked for it. */
export function newEventMail(firstName: string, siteUrl: string, event: EventRow): MailContent {
  const { greeting, labels, announced: texts } = eventTexts();
  const words = wordsOf(event);
  return {
    locale: PRESENTATION_LOCALE,
    subject: texts.subject(words),
    preview: texts.preview(words),
    greeting: greeting(firstName),
    paragraphs: [texts.text],
    facts: [...whenFacts(words), { label: labels.place, value: event.city }],
    action: { label: texts.action, href: `${siteUrl}/apresentacao` },
  };
}

function whenFacts(words: EventWords) {
  const { labels, day, hours } = eventTexts();
  return [
    { label: labels.day, value: day(words) },
    { label: labels.time, value: hours(words) },
  ];
}
