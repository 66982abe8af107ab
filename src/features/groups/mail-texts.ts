import type { Locale } from '#shared/locale.ts';
import type { ReminderDay } from './approvals.ts';

type Count = { readonly taken: number; readonly capacity: number };

/** The sentences of the mails to households of a group, by language. */
const en = {
  greeting: (name: string) => `Hello ${name},`,
  open: 'Open your dashboard',
  unclear: 'If something is unclear, reply to this mail; a person reads it.',
  labels: {
    group: 'Group',
    approvedBy: 'Approved by',
    groupNow: 'Your group now',
    returnableUntil: 'Deposit returnable until',
    households: 'Households',
    windowEnds: 'Window ends',
  },
  householdsOf: ({ taken, capacity }: Count) => `${taken} of ${capacity}`,
  approval: {
    subjects: {
      0: 'Your group is full: please confirm your income',
      7: 'One week left to confirm your income',
      13: 'Last day to confirm your income',
    } as Record<ReminderDay, string>,
    preview: (until: string) =>
      `Your income has to be approved by ${until} for you to stay in this group.`,
    body: (group: string) =>
      `Every place in ${group} is taken. It forms as soon as the income of every household in it is approved, and yours is not approved yet.`,
    missing: {
      pending: 'We have no proof of your income yet. Please upload it on your dashboard.',
      uploaded: 'Your papers are here and we are checking them. We will write to you when we have.',
      rejected:
        'We could not approve the papers you sent. Your dashboard says why; please send new ones.',
    },
    closing: (days: number) =>
      `If your income is not approved by then, your place moves with your deposit to the next group that forms, and for ${days} days you may have the deposit back instead.`,
  },
  movedBack: {
    subject: 'Your place has moved to the next group',
    preview: 'Your income was not approved in time. Your deposit moved with your place.',
    body: (from: string, to: string) =>
      `${from} was full and your income was not approved in time. Your place is now in ${to}, and your $200 deposit moved with it.`,
    next: (until: string) =>
      `Once your income is approved, you move up as soon as a place in an earlier group is free. If you would rather not wait, you may have your deposit back until ${until}: ask for it on your dashboard.`,
  },
  movedUp: {
    subject: 'You have moved up to an earlier group',
    preview: 'A place became free, and yours was the oldest approved one.',
    body: (from: string, to: string) =>
      `A place in ${to} became free. Your income is approved and your place was the next in line, so you moved there from ${from}. There is nothing you need to do.`,
  },
  extended: {
    subject: 'Your group has 30 more days to form',
    preview: (until: string) =>
      `Its window now ends on ${until}. Your place and your deposit stay as they are.`,
    body: (group: string, until: string) =>
      `When you paid your deposit we said that your group has 120 days to form. ${group} is not full yet, so we extended its window once, by 30 days, until ${until}.`,
    next: 'There is nothing you need to do: your place stays yours. If the group is not full by then, your $200 deposit is refunded in full, automatically.',
  },
  ending: {
    subject: (until: string) => `How your group stands: its window ends on ${until}`,
    preview: ({ taken, capacity }: Count) => `${taken} of ${capacity} places are taken.`,
    body: (group: string, { taken, capacity }: Count) =>
      `${group} has ${taken} of ${capacity} households. It forms when every place is taken and every income is approved.`,
    next: (until: string) =>
      `If it is not full by ${until}, your $200 deposit is refunded in full, automatically. There is nothing you need to do for that.`,
  },
};

type MailTexts = typeof en;

const portuguese: MailTexts = {
  greeting: (name) => `Olá, ${name},`,
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
    body: (from, to) =>
      `O ${from} estava completo e a sua renda não foi aprovada a tempo. O seu lugar agora é no ${to}, e o seu depósito de US$ 200 foi junto.`,
    next: (until) =>
      `Quando a sua renda for aprovada, você avança assim que houver um lugar livre em um grupo anterior. Se preferir não esperar, pode ter o depósito de volta até ${until}: peça no seu painel.`,
  },
  movedUp: {
    subject: 'Você avançou para um grupo anterior',
    preview: 'Um lugar ficou livre, e o seu era o mais antigo já aprovado.',
    body: (from, to) =>
      `Um lugar no ${to} ficou livre. A sua renda está aprovada e o seu lugar era o próximo da fila; por isso você passou do ${from} para lá. Você não precisa fazer nada.`,
  },
  extended: {
    subject: 'O seu grupo tem mais 30 dias para se formar',
    preview: (until) => `O prazo agora vai até ${until}. O seu lugar e o seu depósito continuam.`,
    body: (group, until) =>
      `Quando você pagou o depósito, dissemos que o seu grupo tem 120 dias para se formar. O ${group} ainda não está completo; por isso estendemos o prazo uma única vez, por 30 dias, até ${until}.`,
    next: 'Você não precisa fazer nada: o lugar continua seu. Se o grupo não estiver completo até lá, o seu depósito de US$ 200 é devolvido por inteiro, automaticamente.',
  },
  ending: {
    subject: (until) => `Como está o seu grupo: o prazo termina em ${until}`,
    preview: ({ taken, capacity }) => `${taken} de ${capacity} lugares estão ocupados.`,
    body: (group, { taken, capacity }) =>
      `O ${group} tem ${taken} de ${capacity} famílias. Ele se forma quando todos os lugares estiverem ocupados e todas as rendas aprovadas.`,
    next: (until) =>
      `Se não estiver completo até ${until}, o seu depósito de US$ 200 é devolvido por inteiro, automaticamente. Você não precisa fazer nada para isso.`,
  },
};

const byLocale: Record<Locale, MailTexts> = { en, 'pt-BR': portuguese };

export const mailTexts = (locale: Locale): MailTexts => byLocale[locale];
