import { brand } from '#shared/brand.ts';
import { DELETION_DAYS } from '../rules.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
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
  emailChangeAsked: {
    subject: 'Alguém pediu para alterar o e-mail da sua conta',
    preview: 'Se não foi você, interrompa agora.',
    body: (to) =>
      `O e-mail da sua conta na ${brand.name} deve passar a ser ${to}. A alteração acontece quando o link que enviamos para lá for aberto.`,
    stop: 'Se foi você, não precisa fazer nada. Se não foi, interrompa a alteração agora: o link deixa de funcionar.',
    action: 'Interromper a alteração',
  },
  emailChanged: {
    subject: 'O e-mail da sua conta foi alterado',
    preview: 'As nossas mensagens não vêm mais para este endereço.',
    body: (to) =>
      `O e-mail da sua conta na ${brand.name} agora é ${to}. Só voltamos a escrever para o endereço antigo se os dados bancários da conta mudarem dentro de 90 dias.`,
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
