import type { MailContent } from '#features/mails/mail-content.ts';
import { brand } from '#shared/brand.ts';
import { isOver, presentation, presentationWords } from '../event.ts';
import { calendarFile } from './calendar-file.ts';

export type Reader = { firstName: string; siteUrl: string; now: Date; eventAddress: string };

/** The mail that follows a registration: the full address and an entry for the calendar. */
export function eventMail(reader: Reader): MailContent {
  return isOver(reader.now) ? nextEventMail(reader) : upcomingEventMail(reader);
}

function upcomingEventMail({ firstName, siteUrl, now, eventAddress }: Reader): MailContent {
  const { weekday, day, month, hours, hoursInWords } = presentationWords;
  return {
    locale: 'pt-BR',
    subject: `${brand.name}: a sua vaga na apresentação está confirmada`,
    preview: `${capitalise(weekday)}, ${day} de ${month}, das ${hoursInWords}. O endereço completo está aqui.`,
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'A sua vaga na nossa apresentação está confirmada. Vai ser uma conversa de uma hora, em português, com pizza e tempo para todas as suas perguntas.',
    ],
    facts: [
      { label: 'Dia', value: `${capitalise(weekday)}, ${day} de ${month}` },
      { label: 'Horário', value: `${hoursInWords} (${hours})` },
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
        content: calendarFile({
          uid: `apresentacao-${presentation.startsAt.slice(0, 10)}@${new URL(siteUrl).hostname}`,
          stamp: now,
          startsAt: new Date(presentation.startsAt),
          endsAt: new Date(presentation.endsAt),
          summary: `${brand.name}: apresentação em português`,
          description: `Como comprar imóvel em grupo, sem entrada e sem juros. Com pizza e tempo para perguntas. ${siteUrl}/apresentacao`,
          location: eventAddress,
        }),
      },
    ],
  };
}

function nextEventMail({ firstName, siteUrl }: Reader): MailContent {
  const { day, month } = presentationWords;
  return {
    locale: 'pt-BR',
    subject: `${brand.name}: avisaremos você da próxima apresentação`,
    preview: 'Guardamos o seu lugar na fila da próxima data.',
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      `A apresentação de ${day} de ${month} já aconteceu. Guardamos o seu registro e, assim que marcarmos a próxima, você recebe a data e o endereço completo antes da divulgação.`,
      'Enquanto isso, no nosso blog explicamos com calma como a cooperativa funciona.',
    ],
    action: { label: 'Ler os artigos', href: `${siteUrl}/blog` },
    closing: ['Se não foi você quem fez este registro, pode ignorar este e-mail.'],
  };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
