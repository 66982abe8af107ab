import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';
import { DELETION_DAYS } from './rules.ts';

const en = {
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  openAccount: 'Open your account settings',
  notYou: 'If this was not you, reset your password at once and write to us.',
  passwordChanged: {
    subject: `Your ${brand.name} password was changed`,
    preview: 'You were signed out in every other browser.',
    body: 'The password of your account was changed just now. You were signed out in every other browser.',
  },
  confirmEmail: {
    subject: `Confirm your new email address for ${brand.name}`,
    preview: 'One step is left to change your address.',
    body: (former: string) =>
      `You asked us to change the email address of your account from ${former} to this one. Please confirm it: from then on you sign in with this address, and our mails go to it.`,
    action: 'Use this email address',
    closing: [
      'The link works once, for 24 hours.',
      'If you did not ask for this, do nothing. The address stays as it is.',
    ],
  },
  emailChanged: {
    subject: 'The email address of your account was changed',
    preview: 'Our mails no longer go to this address.',
    body: (to: string) =>
      `The email address of your ${brand.name} account is now ${to}. This is the last mail to the former address.`,
    notYou: 'If this was not you, please write to us at once.',
  },
  deletionAsked: {
    subject: 'You asked us to delete your account',
    preview: 'You can change your mind until then.',
    body: (day: string) =>
      `We will delete your account on ${day}, with your application and documents. Records of payments are kept for 7 years, as the law asks.`,
    closing: `You can keep your account at any time within these ${DELETION_DAYS} days, in your account settings.`,
  },
  deletionStopped: {
    subject: 'Your account was not deleted',
    preview: 'Something has changed since you asked.',
    body: 'You asked us to delete your account. Since then you have paid a deposit or joined a group, so we kept it. Please write to us if you still want to leave.',
  },
  deleted: {
    subject: 'Your account is deleted',
    preview: 'Your application and documents are gone.',
    body: 'As you asked, we have deleted your account, your application and your documents. Records of payments, if there are any, are kept for 7 years, as the law asks. This is our last mail.',
  },
};

export type SettingsMailTexts = typeof en;

const ptBR: SettingsMailTexts = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  openAccount: 'Abrir as configurações da conta',
  notYou: 'Se não foi você, redefina a sua senha imediatamente e escreva para nós.',
  passwordChanged: {
    subject: `A sua senha da ${brand.name} foi alterada`,
    preview: 'Você saiu da conta em todos os outros navegadores.',
    body: 'A senha da sua conta acabou de ser alterada. Você saiu da conta em todos os outros navegadores.',
  },
  confirmEmail: {
    subject: `Confirme o seu novo e-mail na ${brand.name}`,
    preview: 'Falta um passo para trocar o seu e-mail.',
    body: (former) =>
      `Você pediu para trocar o e-mail da sua conta de ${former} para este. Confirme: a partir daí você entra com este e-mail, e as nossas mensagens vêm para ele.`,
    action: 'Usar este e-mail',
    closing: [
      'O link funciona uma vez, por 24 horas.',
      'Se não foi você quem pediu, não faça nada. O e-mail continua o mesmo.',
    ],
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    preview: 'As nossas mensagens não vêm mais para este endereço.',
    body: (to) =>
      `O e-mail da sua conta na ${brand.name} agora é ${to}. Esta é a última mensagem para o endereço antigo.`,
    notYou: 'Se não foi você, escreva para nós imediatamente.',
  },
  deletionAsked: {
    subject: 'Você pediu a exclusão da sua conta',
    preview: 'Até lá você pode mudar de ideia.',
    body: (day) =>
      `Vamos excluir a sua conta em ${day}, com a sua inscrição e os seus documentos. Os registros de pagamentos são guardados por 7 anos, como manda a lei.`,
    closing: `Dentro destes ${DELETION_DAYS} dias você pode manter a conta a qualquer momento, nas configurações.`,
  },
  deletionStopped: {
    subject: 'A sua conta não foi excluída',
    preview: 'Algo mudou desde o seu pedido.',
    body: 'Você pediu a exclusão da sua conta. Desde então você pagou um depósito ou entrou em um grupo, por isso a mantivemos. Escreva para nós se ainda quiser sair.',
  },
  deleted: {
    subject: 'A sua conta foi excluída',
    preview: 'A sua inscrição e os seus documentos não existem mais.',
    body: 'Como você pediu, excluímos a sua conta, a sua inscrição e os seus documentos. Os registros de pagamentos, se houver, são guardados por 7 anos, como manda a lei. Esta é a nossa última mensagem.',
  },
};

const TEXTS: Record<Locale, SettingsMailTexts> = { en, 'pt-BR': ptBR };

/** The sentences of this feature's mails. */
export const mailTexts = (locale: Locale): SettingsMailTexts => TEXTS[locale];
