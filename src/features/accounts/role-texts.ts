import type { Locale } from '#shared/locale.ts';

const en = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  openTools: 'Open the admin tools',
  openSite: 'Open your account',
  roleGiven: {
    subject: 'You are now an admin',
    preview: 'You can see and decide about applications, deposits and groups.',
    body: (by: string) =>
      `${by} made you an admin. You now see the data of applicants and members, and what you do is kept in a log that nobody can change.`,
    warning:
      'If you did not expect this, please reply to this mail at once and do not use these tools.',
  },
  roleTaken: {
    subject: 'You are no longer an admin',
    preview: 'The admin tools are closed for you.',
    body: (by: string) =>
      `${by} took the admin role from your account. Your account itself and everything of your own stay as they are.`,
    warning: 'If you think this is a mistake, reply to this mail.',
  },
  notice: {
    subjectGiven: (who: string) => `${who} is now an admin`,
    subjectTaken: (who: string) => `${who} is no longer an admin`,
    preview: 'The role of an account was changed.',
    body: 'The role of an account was changed. If this was not meant, take it back under People and look at the audit log.',
    changedBy: 'Changed by',
    account: 'Account',
    open: 'Open People',
  },
};

type Texts = typeof en;

const pt: Texts = {
  hello: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  openTools: 'Abrir as ferramentas de administração',
  openSite: 'Abrir a sua conta',
  roleGiven: {
    subject: 'Agora você é administrador',
    preview: 'Você pode ver e decidir sobre inscrições, depósitos e grupos.',
    body: (by) =>
      `${by} deu a você a função de administrador. A partir de agora você vê os dados de candidatos e membros, e o que você faz fica em um registro que ninguém pode alterar.`,
    warning:
      'Se você não esperava por isso, responda a este e-mail imediatamente e não use essas ferramentas.',
  },
  roleTaken: {
    subject: 'Você não é mais administrador',
    preview: 'As ferramentas de administração estão fechadas para você.',
    body: (by) =>
      `${by} retirou da sua conta a função de administrador. A conta em si e tudo o que é seu continuam como estão.`,
    warning: 'Se você acha que é um engano, responda a este e-mail.',
  },
  notice: {
    subjectGiven: (who) => `${who} agora é administrador`,
    subjectTaken: (who) => `${who} não é mais administrador`,
    preview: 'A função de uma conta foi alterada.',
    body: 'A função de uma conta foi alterada. Se não foi intencional, desfaça em “People” e consulte o registro de auditoria.',
    changedBy: 'Alterado por',
    account: 'Conta',
    open: 'Abrir People',
  },
};

/** The sentences of the mails about roles, by the reader's language. */
export const roleTexts: Record<Locale, Texts> = { en, 'pt-BR': pt };
