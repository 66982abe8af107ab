import { brand } from '#shared/brand.ts';
import type { texts as en } from './invitation-texts.en.ts';

export const texts: typeof en = {
  signOutFailed: {
    title: 'Não foi possível sair',
    description: 'A sua sessão continua aberta. Tente novamente.',
  },
  names: {
    admin: 'administração',
    treasurer: 'tesouraria',
    reviewer: 'análise',
    support: 'atendimento',
    editor: 'edição',
  },
  title: 'Participe da equipe',
  loading: 'Lendo o seu convite',
  brokenTitle: 'Este convite não pode ser usado',
  noLink: 'O link está incompleto. Abra-o novamente a partir do e-mail.',
  signInFirst: (email, name) =>
    `Você recebeu um convite para a função de ${name} na ${brand.name}. Entre com ${email} para aceitar.`,
  elsewhere: (email, own) => `Este convite é para ${email}, e você entrou com ${own}.`,
  signOut: 'Entrar com outra conta',
  signIn: 'Entrar',
  ready: (email, name) =>
    `Você recebeu um convite para a função de ${name} na ${brand.name}, com a sua conta ${email}. Todas as suas sessões serão encerradas e você entra novamente.`,
  accept: 'Aceitar o convite',
  accepting: 'Aceitando…',
  newAccount: {
    intro: (email, name) =>
      `Você recebeu um convite para a função de ${name} na ${brand.name}. Escolha uma senha de pelo menos 12 caracteres para ${email}.`,
    loading: 'Carregando',
    broken: {
      title: 'Este link não funciona',
      text: 'O link está incompleto. Abra-o novamente a partir do e-mail.',
    },
    save: 'Entrar na equipe',
    saving: 'Salvando…',
    failed: { title: 'Não deu certo', fallback: 'Tente novamente.' },
  },
  doneTitle: 'Agora você faz parte da equipe',
  done: (email) => `Entre com ${email} e configure uma segunda etapa de acesso.`,
  refusals: {
    INVITATION_NOT_FOUND: 'Este link não é válido. Abra-o novamente a partir do e-mail.',
    INVITATION_USED: 'Este convite já foi usado. Entre com a sua conta.',
    INVITATION_EXPIRED: 'Este convite expirou. Peça um novo.',
    INVITATION_REVOKED: 'Este convite foi cancelado. Fale com quem convidou você.',
    INVITATION_OF_ANOTHER: 'Este convite foi enviado para outro e-mail. Entre com ele.',
    ALREADY_STAFF: 'Você já faz parte da equipe.',
    EMAIL_NOT_PROVEN: 'Confirme primeiro o seu e-mail pelo link que enviamos.',
    EMAIL_ALREADY_IN_USE: 'Já existe uma conta com este e-mail. Entre com ela.',
    USER_DISABLED: 'Esta conta foi desativada. Escreva para nós se achar que é um engano.',
  },
};
