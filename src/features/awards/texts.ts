import type { Locale } from '#shared/locale.ts';
import type { AwardEnd, AwardStep, AwardTurn, PaperKind } from './rules.ts';

/** How a surplus was divided, each amount in words; empty where there is none. */
type SurplusWords = {
  total: string;
  expenses: string;
  instalments: number;
  prepaid: string;
  next: string;
  cash: string;
};

const en = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  openTracker: 'Open my home',
  labels: {
    group: 'Group',
    seat: 'Seat',
    credit: 'Credit',
    step: 'Step',
    turn: 'Whose turn',
    target: 'Target',
    reason: 'Note',
    price: 'Price',
  },
  steps: {
    papers: 'Identity and purchase papers',
    home: 'Home chosen',
    appraisal: 'Appraisal and title',
    closing: 'Closing',
    paid: 'Paid',
  } satisfies Record<AwardStep, string>,
  turns: {
    member: 'Your turn',
    cooperative: 'The cooperative',
    title_company: 'The title company',
  } satisfies Record<AwardTurn, string>,
  papers: {
    identity: 'Identity',
    purchase: 'Purchase',
    appraisal: 'Appraisal',
    title: 'Title',
    closing: 'Closing',
    expense: 'Expense',
  } satisfies Record<PaperKind, string>,
  ends: {
    handed_back: 'Handed back',
    terminated: 'Terminated',
    withdrawn: 'Home sold',
  } satisfies Record<AwardEnd, string>,
  reasons: {
    selected: 'Selected in the assembly. The credit is set aside in the group’s books.',
    papersSent: 'The papers were sent.',
    homeChosen: (address: string) => `Home chosen: ${address}.`,
    paid: 'The bank has sent the price to the title company.',
    surplus: ({ total, expenses, instalments, prepaid, next, cash }: SurplusWords) =>
      `The price left ${total} of the credit: ${[
        expenses && `${expenses} for documented expenses`,
        prepaid &&
          `${prepaid} for the last ${instalments} ${instalments === 1 ? 'instalment' : 'instalments'}`,
        next && `${next} for the next instalment`,
        cash && `${cash} paid out`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    returned: 'The bank sent the price back. It will be sent again.',
    ended: (end: string) => `The award ended: ${end.toLowerCase()}.`,
  },
  selected: {
    subject: 'Congratulations: your seat was selected',
    preview: 'What happens next, and what does not change.',
    body: (credit: string) =>
      `Your seat was selected for a home. ${credit} of your group’s fund is set aside for you in the books and cannot be used for anything else.`,
    next: 'What happens next: send us papers that prove your identity and those of the purchase, choose your home, and we order appraisal and title. After the closing the price goes to the title company. This takes 30 to 60 days.',
    unchanged:
      'What does not change: your monthly contribution goes on until month 240, on the 5th of each month. We do not ask for your income again: it was confirmed before your first assembly.',
    noHurry:
      'You may hand the award back before you buy; your dashboard shows in dollars what that means.',
  },
  step: {
    subject: (step: string) => `Your home: ${step}`,
    preview: (turn: string) => `Next: ${turn}.`,
    yours: 'It is your turn: please open your dashboard.',
    ours: 'You do not need to do anything now. We write to you when something changes.',
  },
  paid: {
    subject: 'Your home is paid',
    preview: 'Welcome home.',
    body: 'The bank has sent the price of your home to the title company. Welcome home.',
    contributions: 'Your monthly contribution goes on as before.',
  },
  reminder: {
    subject: 'Your home waits for you',
    preview: 'One step is yours.',
    body: (step: string) =>
      `It is your turn in the step “${step}”. Your credit stays set aside; there is no penalty for taking longer, but the home comes sooner if you go on.`,
  },
};

type Texts = typeof en;

const pt: Texts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  openTracker: 'Abrir meu imóvel',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
    credit: 'Crédito',
    step: 'Etapa',
    turn: 'De quem é a vez',
    target: 'Meta',
    reason: 'Observação',
    price: 'Preço',
  },
  steps: {
    papers: 'Documentos pessoais e da compra',
    home: 'Imóvel escolhido',
    appraisal: 'Avaliação e título',
    closing: 'Fechamento',
    paid: 'Pago',
  },
  turns: { member: 'Sua vez', cooperative: 'A cooperativa', title_company: 'A title company' },
  papers: {
    identity: 'Identidade',
    purchase: 'Compra',
    appraisal: 'Avaliação',
    title: 'Título',
    closing: 'Fechamento',
    expense: 'Despesa',
  },
  ends: { handed_back: 'Devolvida', terminated: 'Encerrada', withdrawn: 'Imóvel vendido' },
  reasons: {
    selected: 'Contemplada na assembleia. O crédito está reservado na contabilidade do grupo.',
    papersSent: 'Os documentos foram enviados.',
    homeChosen: (address) => `Imóvel escolhido: ${address}.`,
    paid: 'O banco enviou o preço à title company.',
    surplus: ({ total, expenses, instalments, prepaid, next, cash }) =>
      `O preço deixou ${total} do crédito: ${[
        expenses && `${expenses} para despesas comprovadas`,
        prepaid &&
          `${prepaid} para ${instalments === 1 ? 'a última parcela' : `as últimas ${instalments} parcelas`}`,
        next && `${next} para a próxima parcela`,
        cash && `${cash} pagos a você`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    returned: 'O banco devolveu o preço. Ele será enviado de novo.',
    ended: (end) => `A contemplação terminou: ${end.toLowerCase()}.`,
  },
  selected: {
    subject: 'Parabéns: sua cota foi contemplada',
    preview: 'O que acontece agora e o que não muda.',
    body: (credit) =>
      `Sua cota foi contemplada. ${credit} do fundo do seu grupo estão reservados para você na contabilidade e não podem ser usados para mais nada.`,
    next: 'O que acontece agora: envie os documentos que comprovam a sua identidade e os da compra, escolha o imóvel, e nós pedimos a avaliação e o título. Depois do fechamento, o preço vai para a title company. Isso leva de 30 a 60 dias.',
    unchanged:
      'O que não muda: sua contribuição mensal continua até o mês 240, todo dia 5. Não pedimos a sua renda de novo: ela foi confirmada antes da sua primeira assembleia.',
    noHurry:
      'Você pode devolver a contemplação antes de comprar; o painel mostra em dólares o que isso significa.',
  },
  step: {
    subject: (step) => `Seu imóvel: ${step}`,
    preview: (turn) => `Próximo passo: ${turn}.`,
    yours: 'É a sua vez: abra o seu painel.',
    ours: 'Você não precisa fazer nada agora. Escreveremos quando algo mudar.',
  },
  paid: {
    subject: 'Seu imóvel está pago',
    preview: 'Boas-vindas à sua casa.',
    body: 'O banco enviou o preço do seu imóvel à title company. Boas-vindas à sua casa.',
    contributions: 'Sua contribuição mensal continua como antes.',
  },
  reminder: {
    subject: 'Seu imóvel espera por você',
    preview: 'Um passo é seu.',
    body: (step) =>
      `É a sua vez na etapa “${step}”. O crédito continua reservado; não há multa por demorar, mas o imóvel chega mais cedo se você seguir adiante.`,
  },
};

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
