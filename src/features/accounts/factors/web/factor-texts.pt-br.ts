import { pluralIn } from '#shared/text/plural.ts';
import type { texts as en } from './factor-texts.en.ts';

const plural = pluralIn('pt-BR');

/** The same in Brazilian Portuguese. */
export const texts: typeof en = {
  setUpTitle: 'Configure a verificação em duas etapas',
  setUpAdmin:
    'Administradores entram com a senha e com uma segunda etapa: um código de um aplicativo autenticador no celular ou uma chave de acesso.',
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
  lost: 'Perdeu o celular, os códigos ou a chave de acesso? Outro administrador pode redefinir a sua segunda etapa.',
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
  loading: 'a sua segunda etapa',
  signInAgain: 'Entrar com outra conta',
  refusals: {
    WRONG_PASSWORD: 'Esta não é a sua senha. Tente novamente.',
    WRONG_CODE: 'Este código não está certo ou já foi usado. Digite o que aparece agora.',
    FACTOR_ALREADY_SET:
      'A sua conta já tem um aplicativo autenticador. Remova-o antes de configurar outro.',
    FACTOR_NOT_SET: 'A sua conta ainda não tem um aplicativo autenticador.',
    FACTOR_SIGN_IN_OVER: 'Demorou demais ou houve muitos códigos errados. Entre novamente.',
    FACTOR_LOCKED:
      'Houve muitos códigos errados para esta conta hoje. Use uma chave de acesso ou um aparelho em que você já entrou, ou tente novamente amanhã.',
    PASSKEY_REFUSED: 'A chave de acesso não foi aceita ou demorou demais. Tente novamente.',
    PASSKEY_NOT_SET: 'A sua conta ainda não tem uma chave de acesso.',
    PASSKEY_NOT_FOUND: 'Esta chave de acesso já foi removida.',
    TOO_MANY_PASSKEYS: 'A sua conta já tem dez chaves de acesso. Remova uma antes.',
    LAST_FACTOR:
      'Administradores sempre precisam de uma segunda etapa. Configure outra antes de remover esta.',
  },
  or: 'ou',
  showAnyTitle: 'Confirme com a segunda etapa',
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
    on: 'Ao entrar com a senha, pedimos também a segunda etapa.',
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
      plural(count, {
        one: `Resta ${count} código de recuperação.`,
        other: `Restam ${count} códigos de recuperação.`,
      }),
    renew: 'Novos códigos de recuperação',
    renewTitle: 'Criar novos códigos de recuperação',
    renewText: 'Os códigos antigos deixam de valer.',
    remove: 'Remover',
    removeTitle: 'Remover o aplicativo autenticador?',
    removeText:
      'Sem uma chave de acesso, a senha sozinha volta a abrir a sua conta. Administradores precisam configurar outro fator antes.',
    removed: 'Segunda etapa removida',
    done: 'Segunda etapa configurada',
  },
};
