import type { Locale } from '#shared/locale.ts';

const en = {
  setUpTitle: 'Set up a second factor',
  setUpAdmin:
    'Admins sign in with a password and a code of an authenticator app on their telephone.',
  setUpNeeded:
    'Before this step, protect your account with an authenticator app: nobody can then change where your money goes with your password alone.',
  showTitle: 'Enter your code',
  showText: 'Your authenticator app shows a code of six digits. You can also use a recovery code.',
  code: 'Code of your app, or a recovery code',
  firstCode: 'Code that your app shows',
  confirm: 'Continue',
  checking: 'Checking…',
  cancel: 'Cancel',
  wrong: 'Please enter the code.',
  failedTitle: 'Not Confirmed',
  failed: 'Please try again.',
  password: 'Your password',
  passwordNeeded: 'Please enter your password.',
  begin: 'Set up an authenticator app',
  starting: 'Starting…',
  scan: 'Scan this code with an authenticator app, such as the one of your telephone, Google Authenticator or 1Password.',
  qrAlt: 'QR code for your authenticator app',
  byHand: 'You cannot scan it? Enter this key in the app:',
  lost: 'You have lost your telephone and your codes? Another admin can reset your second factor.',
  codesTitle: 'Keep your recovery codes',
  codesText:
    'Each of these codes opens your account once when your telephone is not at hand. Keep them where nobody else finds them: they are shown only now.',
  copy: 'Copy the codes',
  copied: 'Codes Copied',
  save: 'Save as a file',
  fileName: 'casa-circle-recovery-codes.txt',
  kept: 'I have kept them',
  sandbox: 'Sandbox: fill in the code',
  sandboxNone: 'The code was used already. The next one comes within half a minute.',
  loading: 'your second factor',
  signInAgain: 'Sign in with another account',
  panel: {
    title: 'Second factor',
    off: 'An authenticator app on your telephone protects your account even when somebody learns your password. It is needed before you change your bank details.',
    on: 'Signing in with your password also asks for a code of your authenticator app.',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes',
    renewText: 'The former codes are then no longer good.',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeText: 'Your password alone then opens your account. Admins are asked to set up another.',
    removed: 'Second Factor Removed',
    done: 'Second Factor Set Up',
  },
};

export type FactorTexts = typeof en;

const ptBR: FactorTexts = {
  setUpTitle: 'Configure a verificação em duas etapas',
  setUpAdmin:
    'Administradores entram com a senha e com um código de um aplicativo autenticador no celular.',
  setUpNeeded:
    'Antes desta etapa, proteja a sua conta com um aplicativo autenticador: assim ninguém muda o destino do seu dinheiro só com a sua senha.',
  showTitle: 'Digite o código',
  showText:
    'O aplicativo autenticador mostra um código de seis dígitos. Você também pode usar um código de recuperação.',
  code: 'Código do aplicativo ou código de recuperação',
  firstCode: 'Código que o aplicativo mostra',
  confirm: 'Continuar',
  checking: 'Verificando…',
  cancel: 'Cancelar',
  wrong: 'Digite o código.',
  failedTitle: 'Não confirmado',
  failed: 'Tente novamente.',
  password: 'Sua senha',
  passwordNeeded: 'Digite a sua senha.',
  begin: 'Configurar um aplicativo autenticador',
  starting: 'Iniciando…',
  scan: 'Escaneie este código com um aplicativo autenticador, como o do seu celular, o Google Authenticator ou o 1Password.',
  qrAlt: 'QR code para o seu aplicativo autenticador',
  byHand: 'Não consegue escanear? Digite esta chave no aplicativo:',
  lost: 'Perdeu o celular e os códigos? Outro administrador pode redefinir o seu segundo fator.',
  codesTitle: 'Guarde os códigos de recuperação',
  codesText:
    'Cada um destes códigos abre a sua conta uma vez quando você está sem o celular. Guarde-os onde ninguém mais os encontre: eles só aparecem agora.',
  copy: 'Copiar os códigos',
  copied: 'Códigos copiados',
  save: 'Salvar em um arquivo',
  fileName: 'casa-circle-codigos-de-recuperacao.txt',
  kept: 'Já guardei',
  sandbox: 'Sandbox: preencher o código',
  sandboxNone: 'O código já foi usado. O próximo chega em meio minuto.',
  loading: 'o seu segundo fator',
  signInAgain: 'Entrar com outra conta',
  panel: {
    title: 'Verificação em duas etapas',
    off: 'Um aplicativo autenticador no celular protege a sua conta mesmo que alguém descubra a sua senha. Ele é necessário antes de mudar os seus dados bancários.',
    on: 'Ao entrar com a senha, pedimos também um código do seu aplicativo autenticador.',
    codesLeft: (count) =>
      count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`,
    renew: 'Novos códigos de recuperação',
    renewTitle: 'Criar novos códigos de recuperação',
    renewText: 'Os códigos antigos deixam de valer.',
    remove: 'Remover',
    removeTitle: 'Remover o aplicativo autenticador?',
    removeText:
      'A senha sozinha volta a abrir a sua conta. Administradores precisam configurar outro.',
    removed: 'Segundo fator removido',
    done: 'Segundo fator configurado',
  },
};

const TEXTS: Record<Locale, FactorTexts> = { en, 'pt-BR': ptBR };

/** What the pages say about second factors. */
export const factorTexts = (locale: Locale): FactorTexts => TEXTS[locale];
