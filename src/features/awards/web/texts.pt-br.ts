import { pluralIn } from '#shared/text/plural.ts';
import { MAX_PAPERS } from '../rules.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

export const texts: typeof en = {
  loading: 'sua contemplação',
  none: {
    title: 'Seu imóvel começa aqui',
    text: 'Quando a sua cota for contemplada em uma assembleia, esta página leva você dos documentos às chaves: o que vem depois, de quem é a vez e até quando.',
    link: 'Ver suas assembleias',
    href: '/dashboard/assemblies',
  },
  left: {
    title: 'Nenhuma cota sua espera por um imóvel',
    text: 'Você deixou ou passou adiante a cota antes da contemplação. O demonstrativo mostra como foi o cálculo e o que você ainda tem a receber.',
    link: 'Ver o demonstrativo',
    href: '/dashboard/leaving',
  },
  way: 'O caminho até a sua casa',
  selected: 'Cota contemplada',
  seat: (group, seat) => `${group}, cota ${seat}`,
  credit: 'reservados para o seu imóvel',
  creditOf: 'o crédito desta cota',
  target: (from, until) => `Meta: entre ${from} e ${until}`,
  yourTurn: 'É a sua vez',
  theirTurn: {
    papers: 'Estamos conferindo os seus documentos',
    home: 'Estamos conferindo o imóvel que você escolheu',
    appraisal: 'Estamos conferindo a avaliação e o título',
    closing: 'Estamos preparando o fechamento e o pagamento',
    paid: 'O imóvel está pago',
    title_company: 'A title company está trabalhando; você não precisa fazer nada',
  },
  late: (days) => `${days} ${plural(days, { one: 'dia', other: 'dias' })} além da meta`,
  by: (day) => `até ${day}`,
  doneStep: 'feito',
  held: 'O dinheiro do seu lance vencedor voltou; o crédito não pode ser usado até ser regularizado. Abra as suas assembleias.',
  unchanged: 'Sua contribuição mensal continua como antes. Não pedimos a sua renda novamente.',
  paid: (day) => `Pago em ${day}. Boas-vindas à sua casa.`,
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
    badPrice: 'Informe o preço, por exemplo 430.000',
    priceLabel: 'Preço',
    rest: {
      title: 'Acima do crédito',
      text: (rest) =>
        `Este preço fica ${rest} acima do seu crédito. Diga quem paga essa diferença e com que dinheiro.`,
      payer: 'Quem paga a diferença',
      source: 'Com que dinheiro',
      choose: 'Escolha, por favor',
      proof:
        'Envie primeiro um comprovante de recursos em Documentos, abaixo; depois envie o imóvel.',
      proven: 'Há um comprovante de recursos entre os seus documentos.',
    },
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
  refusals: {
    AWARD_NOT_FOUND: 'Não encontramos esta contemplação.',
    AWARD_ENDED: 'Esta contemplação está encerrada; nada mais pode ser alterado.',
    NOT_YOUR_TURN: 'Isto já foi enviado. A cooperativa está analisando.',
    PAPERS_MISSING: 'Antes de enviar, inclua um documento que comprove a sua identidade.',
    TOO_MANY_PAPERS: `Você pode guardar até ${MAX_PAPERS} documentos por contemplação. Escreva para nós se precisar de mais.`,
    UNSUPPORTED_DOCUMENT: 'Envie um PDF, JPEG, PNG, WebP ou HEIC.',
    REST_NOT_EXPLAINED:
      'O preço está acima do crédito. Diga antes quem paga a diferença e com que dinheiro.',
    FUNDS_MISSING:
      'O preço está acima do crédito. Envie antes um comprovante de recursos para a diferença.',
    CREDIT_SPENT:
      'Uma parte do crédito foi paga antes de o banco devolver o preço. O preço pode ser no máximo o que resta do crédito.',
  },
};
