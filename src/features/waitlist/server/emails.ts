import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
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
      'Thank you for joining our waitlist. We will email you when a group for your amount opens for new members.',
      'Nothing is due now: the waitlist is free and binds you to nothing. When you are ready to reserve a spot, a $200 deposit by card does it, and it counts toward your first monthly contribution.',
    ],
    action: { label: 'See how the program works', href: `${siteUrl}/#how-it-works` },
    closing: ['If you did not ask for this, you can ignore this mail.'],
  }),
  imovelnoseua: ({ firstName, siteUrl }) => ({
    locale: 'pt-BR',
    subject: `${brand.name}: recebemos as suas informações`,
    preview: 'Como o grupo funciona, com os números dos dois planos.',
    greeting: `Olá, ${firstName}!`,
    paragraphs: [
      'Obrigado pelo seu interesse. Funciona assim: um grupo de famílias contribui todo mês para um fundo comum, e todo mês em que há saldo o fundo compra um imóvel para cada uma de duas delas: uma por sorteio, outra pelo maior lance.',
      `São 240 contribuições, sem entrada e sem juros: US$ 2.344 por mês para um imóvel de US$ 450.000, US$ 3.385 para um de US$ 650.000. Nelas estão a taxa de administração de 1,2% ao ano e 1% de fundo de reserva. ${WAIT_SENTENCE_PORTUGUESE}`,
      'Um depósito de US$ 200 reserva o seu lugar e conta na primeira contribuição; se o grupo não se formar em 120 dias, ele volta inteiro. Estar na lista é gratuito e sem compromisso: vamos escrever quando abrirmos um grupo.',
    ],
    action: { label: 'Ler os artigos', href: `${siteUrl}/blog` },
    closing: ['Se não foi você quem fez esta inscrição, pode ignorar este e-mail.'],
  }),
  event: eventMail,
};
