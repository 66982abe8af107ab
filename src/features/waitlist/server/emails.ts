import type { MailContent } from '#features/mails/mail-content.ts';
import { brand } from '#shared/brand.ts';
import type { WaitlistName } from '../rules.ts';
import { eventMail, type Reader } from './event-mail.ts';

/** The mail that follows a new entry, in the language of its list. */
export function waitlistMail(list: WaitlistName, reader: Reader): MailContent {
  return mails[list](reader);
}

const mails: Record<WaitlistName, (reader: Reader) => MailContent> = {
  english: ({ firstName, siteUrl }) => ({
    locale: 'en',
    subject: `You are on the ${brand.name} waitlist`,
    preview: 'We will write to you when the next group opens for new members.',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'Thank you for joining our waitlist. We saved your place and will write to you as soon as a group for your plan opens for new members.',
      'Nothing is due now: the waitlist is free and binds you to nothing. When you are ready to reserve a spot, a $200 deposit by card does it, and it counts toward your first monthly contribution.',
    ],
    action: { label: 'See how the program works', href: `${siteUrl}/#how-it-works` },
    closing: ['If you did not ask for this, you can ignore this mail.'],
  }),
  imovelnoseua: ({ firstName, siteUrl }) => ({
    locale: 'pt-BR',
    subject: `${brand.name}: recebemos as suas informações`,
    preview: 'Vamos escrever para você assim que abrirmos o próximo grupo.',
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'Obrigado pelo seu interesse. Guardamos as suas informações e vamos escrever assim que abrirmos um grupo com o plano que combina com você.',
      'Estar na lista é gratuito e não cria nenhum compromisso. Enquanto isso, no nosso blog explicamos com calma como funciona um consórcio de imóveis em Utah.',
    ],
    action: { label: 'Ler os artigos', href: `${siteUrl}/blog` },
    closing: ['Se não foi você quem fez este cadastro, pode ignorar este e-mail.'],
  }),
  event: eventMail,
};
