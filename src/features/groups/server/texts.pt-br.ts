import { EXTENSION_DAYS, WINDOW_DAYS } from '#features/program-rules/constants.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  open: 'Abrir o seu painel',
  unclear: 'Se algo não estiver claro, responda a este e-mail; uma pessoa o lê.',
  labels: {
    group: 'Grupo',
    approvedBy: 'Aprovação até',
    groupNow: 'Seu grupo agora',
    returnableUntil: 'Depósito pode ser devolvido até',
    households: 'Famílias',
    windowEnds: 'Fim do prazo',
  },
  householdsOf: ({ taken, capacity }) => `${taken} de ${capacity}`,
  approval: {
    subjects: {
      0: 'Seu grupo está completo: confirme a sua renda',
      7: 'Falta uma semana para confirmar a sua renda',
      13: 'Último dia para confirmar a sua renda',
    },
    preview: (until) =>
      `A sua renda precisa ser aprovada até ${until} para você ficar neste grupo.`,
    body: (group) =>
      `Todos os lugares do ${group} estão ocupados. Ele se forma assim que a renda de cada família for aprovada, e a sua ainda não foi.`,
    missing: {
      pending: 'Ainda não temos um comprovante da sua renda. Envie-o pelo seu painel.',
      uploaded:
        'Os seus documentos estão aqui e estamos conferindo. Escreveremos quando terminarmos.',
      rejected:
        'Não pudemos aprovar os documentos que você enviou. O seu painel diz o motivo; envie outros, por favor.',
    },
    closing: (days) =>
      `Se a sua renda não for aprovada até lá, o seu lugar passa com o depósito para o próximo grupo que se formar, e durante ${days} dias você pode pedir o depósito de volta.`,
  },
  movedBack: {
    subject: 'O seu lugar passou para o próximo grupo',
    preview: 'A sua renda não foi aprovada a tempo. O depósito foi junto com o lugar.',
    body: (from, to, deposit) =>
      `O ${from} estava completo e a sua renda não foi aprovada a tempo. O seu lugar agora é no ${to}, e o seu depósito de ${deposit} foi junto.`,
    next: (until) =>
      `Quando a sua renda for aprovada, você avança assim que houver um lugar livre em um grupo anterior. Se preferir não esperar, pode ter o depósito de volta até ${until}, enquanto o seu grupo não tiver se formado: peça no seu painel.`,
  },
  movedUp: {
    subject: 'Você avançou para um grupo anterior',
    preview: 'Um lugar ficou livre, e o seu era o mais antigo já aprovado.',
    body: (from, to) =>
      `Um lugar no ${to} ficou livre. A sua renda está aprovada e o seu lugar era o próximo da fila; por isso você passou do ${from} para lá. Você não precisa fazer nada.`,
  },
  extended: {
    subject: `O seu grupo tem mais ${EXTENSION_DAYS} dias para se formar`,
    preview: (until) => `O prazo agora vai até ${until}. O seu lugar e o seu depósito continuam.`,
    body: (group, until) =>
      `Quando você pagou o depósito, dissemos que o seu grupo tem ${WINDOW_DAYS} dias para se formar. O ${group} ainda não está completo; por isso estendemos o prazo uma única vez, por ${EXTENSION_DAYS} dias, até ${until}.`,
    next: (deposit) =>
      `Você não precisa fazer nada: o lugar continua seu. Se o grupo não estiver completo até lá, o seu depósito de ${deposit} é devolvido por inteiro, automaticamente.`,
  },
  ending: {
    subject: (until) => `Como está o seu grupo: o prazo termina em ${until}`,
    preview: ({ taken, capacity }) => `${taken} de ${capacity} lugares estão ocupados.`,
    body: (group, { taken, capacity }) =>
      `O ${group} tem ${taken} de ${capacity} famílias. Ele se forma quando todos os lugares estiverem ocupados e todas as rendas aprovadas.`,
    next: (until, deposit) =>
      `Se não estiver completo até ${until}, o seu depósito de ${deposit} é devolvido por inteiro, automaticamente. Você não precisa fazer nada para isso.`,
  },
};
