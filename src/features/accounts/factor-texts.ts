import type { Locale } from '#shared/locale.ts';

const en = {
  setUpTitle: 'Set up a second factor',
  setUpAdmin:
    'Admins sign in with a password and a second factor: a code of an authenticator app on their telephone, or a passkey.',
  setUpNeeded:
    'Before this step, protect your account with an authenticator app or a passkey: nobody can then change where your money goes with your password alone.',
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
  lost: 'You have lost your telephone, your codes or your passkey? Another admin can reset your second factor.',
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
  /** The server's refusals, by their code; in English they are the server's own. */
  refusals: {} as Partial<Record<string, string>>,
  or: 'or',
  showAnyTitle: 'Show your second factor',
  showAnyText: 'Use a passkey, the code of your authenticator app, or a recovery code.',
  passkey: {
    showTitle: 'Use your passkey',
    showText: 'Your browser asks for the passkey of this device, your telephone or a security key.',
    use: 'Use a passkey',
    waiting: 'Waiting for your device…',
    addText: 'Your device asks for your fingerprint, your face or its code.',
    name: 'Name of the passkey',
    defaultName: 'My passkey',
    nameNeeded: 'Please give the passkey a name.',
    add: 'Add a passkey',
    added: 'Passkey Added',
    known: 'This device has a passkey for your account already.',
    failed: 'The passkey was not used: it was cancelled, took too long, or is not on this device.',
    unsupported: 'This browser cannot use passkeys. Please sign in with another one.',
  },
  panel: {
    title: 'Second factor',
    off: 'An authenticator app on your telephone, or a passkey, protects your account even when somebody learns your password. One of them is needed before you change your bank details.',
    on: 'Signing in with your password also asks for your second factor.',
    app: 'Authenticator app',
    noApp: 'Its recovery codes also open your account when a passkey is lost.',
    passkeys: 'Passkeys',
    passkeysText:
      'A passkey is kept by your device, your password manager or a security key. It works on this site only, so nobody can lure it out of you.',
    dates: (added: string, used: string | undefined) =>
      used ? `Added on ${added}, last used on ${used}` : `Added on ${added}`,
    removeOne: (name: string) => `Remove ${name}`,
    removePasskeyTitle: (name: string) => `Remove the passkey “${name}”?`,
    removePasskeyText:
      'It no longer opens your account. Also delete it on the device that keeps it.',
    passkeyRemoved: 'Passkey Removed',
    codesLeft: (count: number) =>
      count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`,
    renew: 'New recovery codes',
    renewTitle: 'Make new recovery codes',
    renewText: 'The former codes are then no longer good.',
    remove: 'Remove',
    removeTitle: 'Remove the authenticator app?',
    removeText:
      'Without a passkey, your password alone then opens your account. Admins set up another second factor first.',
    removed: 'Second Factor Removed',
    done: 'Second Factor Set Up',
  },
};

export type FactorTexts = typeof en;

const ptBR: FactorTexts = {
  setUpTitle: 'Configure a verificação em duas etapas',
  setUpAdmin:
    'Administradores entram com a senha e com um segundo fator: um código de um aplicativo autenticador no celular ou uma chave de acesso.',
  setUpNeeded:
    'Antes desta etapa, proteja a sua conta com um aplicativo autenticador ou uma chave de acesso: assim ninguém muda o destino do seu dinheiro só com a sua senha.',
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
  lost: 'Perdeu o celular, os códigos ou a chave de acesso? Outro administrador pode redefinir o seu segundo fator.',
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
  refusals: {
    WRONG_PASSWORD: 'Esta não é a sua senha. Tente de novo.',
    WRONG_CODE: 'Este código não está certo ou já foi usado. Digite o que aparece agora.',
    FACTOR_ALREADY_SET:
      'A sua conta já tem um aplicativo autenticador. Remova-o antes de configurar outro.',
    FACTOR_NOT_SET: 'A sua conta ainda não tem um aplicativo autenticador.',
    FACTOR_SIGN_IN_OVER: 'Demorou demais ou houve muitas tentativas erradas. Entre de novo.',
    FACTOR_LOCKED: 'Muitos códigos errados. Tente novamente em 15 minutos.',
    PASSKEY_REFUSED: 'A chave de acesso não foi aceita ou demorou demais. Tente de novo.',
    PASSKEY_NOT_SET: 'A sua conta ainda não tem uma chave de acesso.',
    PASSKEY_NOT_FOUND: 'Esta chave de acesso já foi removida.',
    TOO_MANY_PASSKEYS: 'A sua conta já tem dez chaves de acesso. Remova uma antes.',
    LAST_FACTOR:
      'Administradores sempre têm um segundo fator. Configure outro antes de remover este.',
  },
  or: 'ou',
  showAnyTitle: 'Mostre o seu segundo fator',
  showAnyText:
    'Use uma chave de acesso, o código do aplicativo autenticador ou um código de recuperação.',
  passkey: {
    showTitle: 'Use a sua chave de acesso',
    showText:
      'O navegador pede a chave de acesso deste aparelho, do seu celular ou de uma chave de segurança.',
    use: 'Usar uma chave de acesso',
    waiting: 'Aguardando o seu aparelho…',
    addText: 'O seu aparelho pede a sua digital, o seu rosto ou o código dele.',
    name: 'Nome da chave de acesso',
    defaultName: 'Minha chave de acesso',
    nameNeeded: 'Dê um nome à chave de acesso.',
    add: 'Adicionar uma chave de acesso',
    added: 'Chave de acesso adicionada',
    known: 'Este aparelho já tem uma chave de acesso para a sua conta.',
    failed:
      'A chave de acesso não foi usada: a operação foi cancelada, demorou demais ou a chave não está neste aparelho.',
    unsupported: 'Este navegador não aceita chaves de acesso. Entre com outro navegador.',
  },
  panel: {
    title: 'Verificação em duas etapas',
    off: 'Um aplicativo autenticador no celular ou uma chave de acesso protege a sua conta mesmo que alguém descubra a sua senha. Um dos dois é necessário antes de mudar os seus dados bancários.',
    on: 'Ao entrar com a senha, pedimos também o seu segundo fator.',
    app: 'Aplicativo autenticador',
    noApp:
      'Os códigos de recuperação dele também abrem a sua conta se você perder uma chave de acesso.',
    passkeys: 'Chaves de acesso',
    passkeysText:
      'A chave de acesso (passkey) fica no seu aparelho, no gerenciador de senhas ou em uma chave de segurança. Ela só funciona neste site, por isso ninguém consegue tirá-la de você com um site falso.',
    dates: (added, used) =>
      used ? `Adicionada em ${added}, usada pela última vez em ${used}` : `Adicionada em ${added}`,
    removeOne: (name) => `Remover ${name}`,
    removePasskeyTitle: (name) => `Remover a chave de acesso “${name}”?`,
    removePasskeyText:
      'Ela deixa de abrir a sua conta. Apague-a também no aparelho em que está guardada.',
    passkeyRemoved: 'Chave de acesso removida',
    codesLeft: (count) =>
      count === 1 ? 'Resta 1 código de recuperação.' : `Restam ${count} códigos de recuperação.`,
    renew: 'Novos códigos de recuperação',
    renewTitle: 'Criar novos códigos de recuperação',
    renewText: 'Os códigos antigos deixam de valer.',
    remove: 'Remover',
    removeTitle: 'Remover o aplicativo autenticador?',
    removeText:
      'Sem uma chave de acesso, a senha sozinha volta a abrir a sua conta. Administradores precisam configurar outro fator antes.',
    removed: 'Segundo fator removido',
    done: 'Segundo fator configurado',
  },
};

const TEXTS: Record<Locale, FactorTexts> = { en, 'pt-BR': ptBR };

/** What the pages say about second factors. */
export const factorTexts = (locale: Locale): FactorTexts => TEXTS[locale];
