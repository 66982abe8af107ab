import type { MailContent } from '#features/mails/mail-content.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';

type Reader = { name: string; link: string };

type Texts = Pick<MailContent, 'subject' | 'preview' | 'paragraphs'> & {
  action: string;
  closing: string[];
};

const GREETINGS: Record<Locale, (name: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  'pt-BR': (name) => (name ? `Olá, ${name},` : 'Olá,'),
};

const VERIFICATION: Record<Locale, Texts> = {
  en: {
    subject: `Confirm your email for ${brand.name}`,
    preview: 'One step is left before your account is complete.',
    paragraphs: [
      `An account at ${brand.name} was made with this email address. Please confirm that it is yours: only then can you see your application and pay your deposit.`,
    ],
    action: 'Confirm my email address',
    closing: [
      'The link works for 24 hours.',
      'If you did not make this account, do not open the link; nobody will see anything of yours.',
    ],
  },
  'pt-BR': {
    subject: `Confirme o seu e-mail na ${brand.name}`,
    preview: 'Falta um passo para a sua conta ficar pronta.',
    paragraphs: [
      `Uma conta na ${brand.name} foi criada com este e-mail. Confirme que ele é seu: só depois disso você vê a sua inscrição e pode pagar o depósito.`,
    ],
    action: 'Confirmar o meu e-mail',
    closing: [
      'O link funciona por 24 horas.',
      'Se não foi você quem criou a conta, não abra o link; ninguém verá nada seu.',
    ],
  },
};

const RESET: Record<Locale, Texts> = {
  en: {
    subject: `Reset your ${brand.name} password`,
    preview: 'Choose a new password with the link inside.',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. Choose a new one here:',
    ],
    action: 'Choose a new password',
    closing: [
      'The link works once, for one hour. After that you are signed out everywhere and sign in with the new password.',
      'If you did not ask for this, ignore this mail; your password stays as it is.',
    ],
  },
  'pt-BR': {
    subject: `Redefina a sua senha da ${brand.name}`,
    preview: 'Escolha uma nova senha com o link desta mensagem.',
    paragraphs: [
      'Alguém, esperamos que você, pediu para redefinir a senha da sua conta. Escolha uma nova aqui:',
    ],
    action: 'Escolher uma nova senha',
    closing: [
      'O link funciona uma vez, por uma hora. Depois você sai da conta em todos os aparelhos e entra com a nova senha.',
      'Se não foi você quem pediu, ignore esta mensagem; a sua senha continua a mesma.',
    ],
  },
};

function mailOf(texts: Record<Locale, Texts>) {
  return (locale: Locale, { name, link }: Reader): MailContent => {
    const { action, ...content } = texts[locale];
    return {
      locale,
      greeting: GREETINGS[locale](name),
      ...content,
      action: { label: action, href: link },
    };
  };
}

/** Asks whoever reads this address to confirm that the account is theirs. */
export const verificationMail = mailOf(VERIFICATION);

/** Lets the owner of an address choose a new password. */
export const resetMail = mailOf(RESET);

const PASSWORD_RESET: Record<Locale, Texts> = {
  en: {
    subject: `Your ${brand.name} password was changed`,
    preview: 'If this was you, there is nothing to do.',
    paragraphs: [
      'The password of your account was set anew by a link that we sent to this address. Every device was signed out.',
      `If this was not you, ask for a new password at once and write to us at ${brand.contactEmail}.`,
    ],
    action: 'Open the site',
    closing: [],
  },
  'pt-BR': {
    subject: `A senha da sua conta na ${brand.name} foi alterada`,
    preview: 'Se foi você, não é preciso fazer nada.',
    paragraphs: [
      'A senha da sua conta foi redefinida por um link que enviamos a este endereço. Todos os aparelhos foram desconectados.',
      `Se não foi você, peça uma nova senha agora mesmo e escreva para ${brand.contactEmail}.`,
    ],
    action: 'Abrir o site',
    closing: [],
  },
};

/** Tells somebody that their password was reset, in case it was not they who did it. */
export const passwordResetMail = mailOf(PASSWORD_RESET);
