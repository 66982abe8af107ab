import type { Locale } from '#shared/locale.ts';

const en = {
  loading: 'your award',
  none: {
    title: 'Your home begins here',
    text: 'When your seat is selected in an assembly, this page leads you from the papers to the keys: what comes next, whose turn it is and by when.',
    link: 'See your assemblies',
  },
  credit: 'set aside for your home',
  target: (from: string, until: string) => `Target: between ${from} and ${until}`,
  yourTurn: 'It is your turn',
  theirTurn: (who: string) => `Now: ${who}`,
  late: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} behind the target`,
  by: (day: string) => `by ${day}`,
  doneStep: 'done',
  held: 'Money of your winning bid came back, so the credit cannot be used until it is made good. Please open your assemblies.',
  unchanged: 'Your monthly contribution goes on as before. We do not ask for your income again.',
  paid: (day: string) => `Paid on ${day}. Welcome home.`,
  papers: {
    title: 'Papers',
    text: 'A paper that proves your identity is needed; add what you have of the purchase. PDF, JPEG, PNG, WebP or HEIC, up to 10 MB each.',
    kind: 'What it is',
    file: 'Choose a file',
    upload: 'Upload',
    uploaded: 'Uploaded',
    empty: 'Nothing uploaded yet.',
    send: 'My papers are complete',
    sent: 'Sent. We look at them within three business days.',
  },
  home: {
    title: 'The home you chose',
    text: 'Name the home before you sign anything: we look at it first.',
    address: 'Address',
    price: 'Price in dollars',
    seller: 'Who sells it',
    titleCompany: 'Title company',
    send: 'Send us this home',
    sent: 'Sent. We order appraisal and title.',
    badPrice: 'Please enter the price, such as 430,000',
  },
  surplus: {
    title: 'What the price leaves of your credit',
    total: 'Credit less price',
    expenses: 'Documented expenses, paid to you',
    prepaid: (count: number) =>
      `Prepays your last ${count} ${count === 1 ? 'instalment' : 'instalments'}`,
    next: 'Credited to your next instalment',
    cash: 'Paid to you',
  },
  history: 'What happened so far',
  handBack: 'Hand the award back',
  failed: 'That did not work',
};

type Texts = typeof en;

const pt: Texts = {
  loading: 'sua contemplação',
  none: {
    title: 'Seu imóvel começa aqui',
    text: 'Quando a sua cota for contemplada em uma assembleia, esta página leva você dos documentos às chaves: o que vem depois, de quem é a vez e até quando.',
    link: 'Ver suas assembleias',
  },
  credit: 'reservados para o seu imóvel',
  target: (from, until) => `Meta: entre ${from} e ${until}`,
  yourTurn: 'É a sua vez',
  theirTurn: (who) => `Agora: ${who}`,
  late: (days) => `${days} ${days === 1 ? 'dia' : 'dias'} além da meta`,
  by: (day) => `até ${day}`,
  doneStep: 'feito',
  held: 'O dinheiro do seu lance vencedor voltou; o crédito não pode ser usado até ser regularizado. Abra as suas assembleias.',
  unchanged: 'Sua contribuição mensal continua como antes. Não pedimos a sua renda de novo.',
  paid: (day) => `Pago em ${day}. Bem-vindo à sua casa.`,
  papers: {
    title: 'Documentos',
    text: 'É preciso um documento que comprove a sua identidade; acrescente os da compra. PDF, JPEG, PNG, WebP ou HEIC, até 10 MB cada.',
    kind: 'O que é',
    file: 'Escolher arquivo',
    upload: 'Enviar',
    uploaded: 'Enviado',
    empty: 'Nada enviado ainda.',
    send: 'Meus documentos estão completos',
    sent: 'Enviado. Conferimos em até três dias úteis.',
  },
  home: {
    title: 'O imóvel que você escolheu',
    text: 'Informe o imóvel antes de assinar qualquer coisa: nós o conferimos primeiro.',
    address: 'Endereço',
    price: 'Preço em dólares',
    seller: 'Quem vende',
    titleCompany: 'Title company',
    send: 'Enviar este imóvel',
    sent: 'Enviado. Pedimos a avaliação e o título.',
    badPrice: 'Informe o preço, por exemplo 430,000',
  },
  surplus: {
    title: 'O que o preço deixa do seu crédito',
    total: 'Crédito menos preço',
    expenses: 'Despesas comprovadas, pagas a você',
    prepaid: (count) =>
      `Antecipa ${count === 1 ? 'a sua última parcela' : `as suas últimas ${count} parcelas`}`,
    next: 'Abatido da sua próxima parcela',
    cash: 'Pago a você',
  },
  history: 'O que aconteceu até agora',
  handBack: 'Devolver a contemplação',
  failed: 'Não deu certo',
};

/** The sentences of the member's page. */
export const pageTexts = (locale: Locale = 'en'): Texts => (locale === 'pt-BR' ? pt : en);
