import type { MailContent } from '#features/mails/mail-content.ts';
import { calendarFile } from '#platform/calendar-file.ts';
import { brand } from '#shared/brand.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { eventWords, isOver } from '../event.ts';
import type { EventRow } from './event-queries.ts';

export type Reader = {
  firstName: string;
  siteUrl: string;
  now: Date;
  /** For the list of events: the next event, or the last one. */
  event?: EventRow | undefined;
  eventAddress: string;
  program: ProgramFigures;
};

const timesOf = ({ startsAt, endsAt }: EventRow) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The mail that follows a registration: the full address and an entry for the calendar. */
export function eventMail(reader: Reader): MailContent {
  const { event } = reader;
  if (!event) throw new Error('a mail about an event needs the event');
  return isOver(timesOf(event), reader.now)
    ? nextEventMail(reader, event)
    : upcomingEventMail(reader, event);
}

function upcomingEventMail(
  { firstName, siteUrl, now, eventAddress }: Reader,
  event: EventRow,
): MailContent {
  const { weekday, day, month, hours, from, until } = eventWords(timesOf(event), 'pt-BR');
  return {
    locale: 'pt-BR',
    subject: `${brand.name}: a sua vaga na apresentação está confirmada`,
    preview: `${capitalise(weekday)}, ${day} de ${month}, das ${from} às ${until}. O endereço completo está aqui.`,
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'A sua vaga na nossa apresentação está confirmada. Vai ser uma conversa de uma hora, em português, com pizza e tempo para todas as suas perguntas.',
    ],
    facts: [
      { label: 'Dia', value: `${capitalise(weekday)}, ${day} de ${month}` },
      { label: 'Horário', value: `${from} às ${until} (${hours})` },
      { label: 'Endereço', value: eventAddress },
    ],
    action: { label: 'Ver os detalhes da apresentação', href: `${siteUrl}/apresentacao` },
    closing: [
      'O arquivo em anexo põe a apresentação na agenda do seu celular.',
      'Se não puder vir, responda a este e-mail para liberarmos o lugar para outra família.',
    ],
    attachments: [
      {
        filename: 'apresentacao.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(
          [
            {
              uid: `apresentacao-${dateOf(event.startsAt)}@${new URL(siteUrl).hostname}`,
              stamp: now,
              startsAt: event.startsAt,
              endsAt: event.endsAt,
              summary: `${brand.name}: apresentação em português`,
              description: `Como comprar imóvel em grupo, sem entrada e sem juros. Com pizza e tempo para perguntas. ${siteUrl}/apresentacao`,
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
  const { day, month } = eventWords(timesOf(event), 'pt-BR');
  return {
    locale: 'pt-BR',
    subject: `${brand.name}: avisaremos você da próxima apresentação`,
    preview: 'Assim que houver uma nova data, você recebe um e-mail.',
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      `A apresentação de ${day} de ${month} já aconteceu. Assim que marcarmos a próxima, você recebe um e-mail com a data e o link para garantir sua vaga.`,
      'Enquanto isso, no nosso blog explicamos com calma como a cooperativa funciona.',
    ],
    action: { label: 'Ler os artigos', href: `${siteUrl}/blog` },
    closing: ['Se não foi você quem fez esta inscrição, pode ignorar este e-mail.'],
  };
}

/** Announces a new date to people who asked for it. */
export function newEventMail(firstName: string, siteUrl: string, event: EventRow): MailContent {
  const { weekday, day, month, hours, from, until } = eventWords(timesOf(event), 'pt-BR');
  return {
    locale: 'pt-BR',
    subject: `${brand.name}: a próxima apresentação é em ${day} de ${month}`,
    preview: `${capitalise(weekday)}, ${day} de ${month}, das ${from} às ${until}. Garanta sua vaga.`,
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'Você pediu para ser avisado da próxima apresentação. A data está marcada, e as vagas são limitadas: faça sua inscrição para receber o endereço completo.',
    ],
    facts: [
      { label: 'Dia', value: `${capitalise(weekday)}, ${day} de ${month}` },
      { label: 'Horário', value: `${from} às ${until} (${hours})` },
      { label: 'Local', value: event.city },
    ],
    action: { label: 'Garanta sua vaga', href: `${siteUrl}/apresentacao` },
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
