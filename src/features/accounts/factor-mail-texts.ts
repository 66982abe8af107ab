import type { Locale } from '#shared/locale.ts';

/** What happened to somebody's second factor. */
export type FactorChange =
  | 'set'
  /** The app, and no factor is left. */
  | 'removed'
  /** The app; a passkey is left. */
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'lastPasskeyRemoved'
  | 'codesRenewed'
  | 'codeUsed'
  | 'reset';

type Change = { subject: string; preview: string; body: string };

type FactorMailTexts = {
  hello: (name: string) => string;
  changes: Record<FactorChange, Change>;
  codesLeft: (count: number) => string;
  passkey: string;
  resetBy: (by: string) => string;
  notYou: string;
  open: string;
  notice: {
    subject: (who: string) => string;
    preview: string;
    body: string;
    account: string;
    by: string;
    open: string;
  };
};

const en: FactorMailTexts = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  changes: {
    set: {
      subject: 'Your account now has a second factor',
      preview: 'Signing in with your password also asks for a code.',
      body: 'An authenticator app was set up for your account. From now on, signing in with your password also asks for its code.',
    },
    removed: {
      subject: 'The second factor of your account was removed',
      preview: 'Your password alone opens your account again.',
      body: 'The authenticator app of your account and its recovery codes were removed. Your password alone opens your account again.',
    },
    appRemoved: {
      subject: 'The authenticator app of your account was removed',
      preview: 'Signing in with your password now asks for a passkey.',
      body: 'The authenticator app of your account and its recovery codes were removed. Signing in with your password still asks for one of your passkeys.',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      preview: 'It is a second factor: signing in with your password asks for it.',
      body: 'A passkey was added to your account. Signing in with your password also asks for it, or for another second factor that you have set up.',
    },
    passkeyRemoved: {
      subject: 'A passkey of your account was removed',
      preview: 'It is no longer good. Your other second factors stay.',
      body: 'A passkey of your account was removed and is no longer good. Signing in with your password still asks for one of your other second factors.',
    },
    lastPasskeyRemoved: {
      subject: 'The second factor of your account was removed',
      preview: 'Your password alone opens your account again.',
      body: 'The last passkey of your account was removed. Your password alone opens your account again.',
    },
    codesRenewed: {
      subject: 'You have new recovery codes',
      preview: 'The former codes are no longer good.',
      body: 'New recovery codes were made for your account. The former ones are no longer good.',
    },
    codeUsed: {
      subject: 'A recovery code of your account was used',
      preview: 'It is no longer good.',
      body: 'Somebody signed in to your account with a recovery code instead of another second factor. That code is no longer good.',
    },
    reset: {
      subject: 'The second factor of your account was reset',
      preview: 'You were signed out everywhere.',
      body: 'The second factor of your account was taken away, and you were signed out everywhere. Please sign in with your password and set up a new one.',
    },
  },
  codesLeft: (count) =>
    count === 0
      ? 'You have no recovery codes left. Please make new ones in your account settings.'
      : `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left.`,
  passkey: 'Passkey',
  resetBy: (by) => `This was done by ${by}.`,
  notYou:
    'If this was not you, or you did not ask for it, reset your password at once and write to us.',
  open: 'Open your account settings',
  notice: {
    subject: (who) => `The second factor of ${who} was reset`,
    preview: 'Somebody lost their second factor.',
    body: 'A second factor was reset. If this was not meant, end the sessions of this person under People and look at the audit log.',
    account: 'Account',
    by: 'Reset by',
    open: 'Open People',
  },
};

const ptBR: FactorMailTexts = {
  hello: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  changes: {
    set: {
      subject: 'A sua conta agora tem verificação em duas etapas',
      preview: 'Ao entrar com a senha, pedimos também um código.',
      body: 'Um aplicativo autenticador foi configurado na sua conta. A partir de agora, ao entrar com a senha, pedimos também o código dele.',
    },
    removed: {
      subject: 'A verificação em duas etapas da sua conta foi desativada',
      preview: 'A senha sozinha volta a abrir a sua conta.',
      body: 'O aplicativo autenticador da sua conta e os códigos de recuperação foram removidos. A senha sozinha volta a abrir a sua conta.',
    },
    appRemoved: {
      subject: 'O aplicativo autenticador da sua conta foi removido',
      preview: 'Ao entrar com a senha, pedimos agora uma chave de acesso.',
      body: 'O aplicativo autenticador da sua conta e os códigos de recuperação foram removidos. Ao entrar com a senha, continuamos pedindo uma das suas chaves de acesso.',
    },
    passkeyAdded: {
      subject: 'Uma chave de acesso foi adicionada à sua conta',
      preview: 'Ao entrar com a senha, pedimos também a chave de acesso.',
      body: 'Uma chave de acesso (passkey) foi adicionada à sua conta. Ao entrar com a senha, pedimos também essa chave ou outro segundo fator que você tenha configurado.',
    },
    passkeyRemoved: {
      subject: 'Uma chave de acesso da sua conta foi removida',
      preview: 'Ela não vale mais. Os outros fatores continuam.',
      body: 'Uma chave de acesso da sua conta foi removida e não vale mais. Ao entrar com a senha, continuamos pedindo um dos seus outros fatores.',
    },
    lastPasskeyRemoved: {
      subject: 'A verificação em duas etapas da sua conta foi desativada',
      preview: 'A senha sozinha volta a abrir a sua conta.',
      body: 'A última chave de acesso da sua conta foi removida. A senha sozinha volta a abrir a sua conta.',
    },
    codesRenewed: {
      subject: 'Você tem novos códigos de recuperação',
      preview: 'Os códigos antigos não valem mais.',
      body: 'Novos códigos de recuperação foram criados para a sua conta. Os antigos não valem mais.',
    },
    codeUsed: {
      subject: 'Um código de recuperação da sua conta foi usado',
      preview: 'Ele não vale mais.',
      body: 'Alguém entrou na sua conta com um código de recuperação em vez de outro segundo fator. Esse código não vale mais.',
    },
    reset: {
      subject: 'A verificação em duas etapas da sua conta foi redefinida',
      preview: 'Você saiu da conta em todos os navegadores.',
      body: 'A verificação em duas etapas da sua conta foi retirada, e você saiu da conta em todos os navegadores. Entre com a sua senha e configure-a de novo.',
    },
  },
  codesLeft: (count) =>
    count === 0
      ? 'Você não tem mais códigos de recuperação. Crie novos nas configurações da conta.'
      : `Você ainda tem ${count} ${count === 1 ? 'código' : 'códigos'} de recuperação.`,
  passkey: 'Chave de acesso',
  resetBy: (by) => `Isso foi feito por ${by}.`,
  notYou:
    'Se não foi você, ou se não pediu isso, redefina a sua senha imediatamente e escreva para nós.',
  open: 'Abrir as configurações da conta',
  notice: {
    subject: (who) => `A verificação em duas etapas de ${who} foi redefinida`,
    preview: 'Alguém perdeu o segundo fator.',
    body: 'Um segundo fator foi redefinido. Se não foi de propósito, encerre as sessões desta pessoa em Pessoas e veja o registro de auditoria.',
    account: 'Conta',
    by: 'Redefinido por',
    open: 'Abrir Pessoas',
  },
};

/** The sentences of the mails about second factors. */
export const factorMailTexts: Record<Locale, FactorMailTexts> = { en, 'pt-BR': ptBR };
