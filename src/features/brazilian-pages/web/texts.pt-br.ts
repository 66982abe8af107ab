import { DEPOSIT_RULE_PORTUGUESE } from '#features/legal/deposit-sentence.ts';
import { ruleAnchor, rulesPath } from '#features/legal/rule-addresses.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { texts as en } from './texts.en.ts';

/** The same in Brazilian Portuguese. */
export const texts: typeof en = (f) => ({
  hero: {
    eyebrow: 'Para brasileiros em Utah',
    title: 'Seu imóvel nos EUA, sem banco e sem juros.',
    lead: 'Você conhece o consórcio. Aqui ele funciona assim: famílias contribuem todo mês para um fundo comum, e todo mês o fundo compra dois imóveis, um para cada família contemplada. Sem entrada, sem histórico de crédito, sem gerente de banco.',
    facts: [
      ['0%', 'de entrada'],
      ['0%', 'de juros'],
      ['20', 'anos de prazo'],
    ],
    wait: `Não é empréstimo, banco nem investimento. São duas famílias contempladas por mês. ${WAIT_SENTENCE_PORTUGUESE} Ninguém pode prometer uma data`,
    myChance: 'minha chance, ano a ano',
  },
  card: {
    title: 'Descubra Como Funciona',
    lead: `Conte o que você procura e mandamos por e-mail como funciona. Os planos: ${f.small.monthly} por mês para um imóvel de ${f.small.home}, ${f.large.monthly} para um de ${f.large.home}.`,
    promises: ['100% Gratuito', 'Dados Protegidos'],
    use: 'Sem compromisso. Usamos os seus dados como diz a nossa',
    policy: 'política de privacidade',
  },
  benefits: {
    title: 'O que muda quando não há banco no meio',
    list: [
      {
        figure: '1,2%',
        title: 'ao ano de taxa, e nada de juros',
        text: 'A taxa de administração custa 24% do valor do imóvel em 20 anos, ou 1,2% ao ano, mais 1% para o fundo de reserva. A parcela não muda com a taxa do dia; impostos, seguro, manutenção e despesas da compra ficam por sua conta.',
      },
      {
        figure: 'US$ 250 mil a US$ 800 mil',
        title: 'de economia em relação a um financiamento',
        text: 'É a diferença entre tudo o que se paga num financiamento de 30 anos e tudo o que se contribui aqui, conforme o imóvel e os juros. A conta deixa de fora o aluguel até a contemplação, o rendimento da entrada e a valorização do imóvel; a nossa calculadora mostra a sua, com cada premissa.',
        link: {
          href: '/calculadoras?tab=lifetime-cost',
          label: 'Fazer a minha conta',
        },
      },
      {
        figure: 'Sem score',
        title: 'e sem histórico americano de crédito',
        text: 'Quem chegou há pouco ouve “não” do banco por falta de histórico. Aqui contam a sua renda comprovada e a contribuição em dia.',
      },
      {
        figure: '2 por mês',
        title: 'uma por sorteio, outra por lance',
        text: 'Todo mês em que há saldo, uma família é sorteada e outra é contemplada pelo maior lance, que é livre, opcional, com dinheiro próprio, e começa em 50% do valor do imóvel. Não há lance embutido nem lance fixo.',
      },
    ],
  },
  steps: {
    title: 'Como funciona',
    list: [
      {
        title: 'Você entra num grupo',
        text: `Faz a inscrição e um depósito de ${f.deposit} no cartão. ${DEPOSIT_RULE_PORTUGUESE}`,
      },
      {
        title: 'Contribui todo mês',
        text: `São ${f.term} contribuições: ${f.small.monthly} por mês para um imóvel de ${f.small.home}, ${f.large.monthly} para um de ${f.large.home}.`,
      },
      {
        title: 'A sua cota é contemplada',
        text: 'Por sorteio ou por lance, desde que esteja em dia. Quem não é contemplado continua no grupo e concorre no mês seguinte.',
      },
      {
        title: 'Compra o imóvel',
        text: 'Você escolhe o imóvel; o fundo paga. A compra costuma levar de 30 a 60 dias, e as contribuições seguem até o fim do prazo.',
      },
    ],
    region: `O programa da ${brand.name} funciona por enquanto só em ${brand.region}.`,
  },
  circle: {
    title: 'Famílias em círculo ao redor do fundo comum; a cada mês, duas recebem o seu imóvel.',
    fund: 'o fundo comum',
    homes: '2 imóveis',
    month: 'por mês',
  },
  faq: {
    title: 'Perguntas que todo mundo faz',
    questions: [
      {
        question: 'Isso é legal nos Estados Unidos?',
        answer: `Sim. A ${brand.name} é uma cooperativa que opera em ${brand.region}: os cotistas compram juntos, com regras escritas e iguais para todos. É inspirada no consórcio, mas não é um consórcio brasileiro: não se aplica a Lei 11.795/2008 e não há autorização nem fiscalização do Banco Central do Brasil. Valem as leis de Utah. Não emprestamos dinheiro, não cobramos juros e não vendemos investimento. As regras completas estão nos Termos de Uso, e você as lê antes de pagar qualquer coisa.`,
        links: [{ href: rulesPath('pt-BR'), label: 'O regulamento, em palavras simples' }],
      },
      {
        question: 'Meus dados estão seguros?',
        answer:
          'Sim. Documentos são guardados criptografados e só abrem por links que expiram; cada abertura fica registrada. O cartão vai direto para o processador de pagamentos e nunca passa pelos nossos servidores. Não vendemos dados pessoais.',
      },
      {
        question: 'Preciso de visto ou de green card?',
        answer:
          'Não. O programa não pede visto nem green card. Perguntamos apenas se você tem SSN ou ITIN, sem o número, e verificamos identidade, idade e renda.',
      },
      {
        question: 'Quanto tempo até a minha vez?',
        answer: `Não sabemos, e ninguém sabe. ${WAIT_SENTENCE_PORTUGUESE} O sorteio dá a mesma chance a todos os que estão em dia; um lance ajuda se for o maior do mês. Se você precisa de uma casa em data certa, este não é o caminho.`,
        links: [
          { href: '#my-chance', label: 'Minha chance, ano a ano' },
          { href: '/simulador', label: 'O que pode acontecer com um grupo: o simulador' },
        ],
      },
      {
        question: 'E se eu desistir?',
        answer:
          'Antes da contemplação você pode sair quando quiser, mas a parte que foi para o fundo comum, 80% de cada contribuição, só volta se a sua cota cancelada for sorteada depois; taxa de administração e reserva não voltam. Com a cota contemplada e sem imóvel comprado, você devolve a carta de crédito e recebe o que pagou para o fundo comum, menos 5% de multa, e a taxa de administração paga por meses que ainda viriam.',
        links: [
          {
            href: `${rulesPath('pt-BR')}#${ruleAnchor('pt-BR', 13)}`,
            label: 'A regra para quem quer sair',
          },
        ],
      },
    ],
  },
  presentation: {
    title: 'Uma hora para entender como comprar imóvel sem banco.',
    copy: {
      coming: {
        eyebrow: 'Apresentação gratuita, em português',
        lead: 'Venha ouvir, com números na mesa, como famílias de Utah compram imóvel em grupo, sem entrada e sem juros. Traga a sua família e as suas dúvidas; a pizza é por nossa conta.',
      },
      over: {
        eyebrow: 'Apresentações em português',
        lead: 'Nas nossas apresentações mostramos, com números na mesa, como famílias de Utah compram imóvel em grupo, sem entrada e sem juros. A última já aconteceu; a próxima ainda não tem data.',
      },
    },
    invitations: {
      open: {
        title: 'Garanta sua vaga',
        text: 'Gratuito, sem compromisso. O endereço completo vai por e-mail.',
      },
      full: {
        title: 'As vagas acabaram',
        text: 'Todos os lugares desta noite foram preenchidos. Vagas devolvidas reaparecem aqui.',
      },
      over: {
        title: 'Receba um aviso da próxima',
        text: 'Esta apresentação já aconteceu. Deixe seus dados e mandamos um e-mail assim que houver uma nova data.',
      },
    },
    notes: { open: 'Vagas limitadas', full: 'Vagas esgotadas', over: 'Já aconteceu' },
    event: 'O evento',
    lastEvent: 'O último evento',
    facts: {
      time: 'Horário',
      duration: 'Duração',
      seats: 'Lugares',
      place: 'Local',
      address: 'Endereço',
      addressText: 'Completo, só por e-mail, na confirmação',
      food: 'Para comer',
      foodText: 'Pizza servida para todos',
    },
    monthOf: (month, year) => `${month} de ${year}`,
  },
  comparison: {
    title: 'O banco tradicional e a cooperativa, lado a lado',
    problem: 'O problema no banco',
    solution: 'A solução na cooperativa',
    atBank: 'No banco',
    atCooperative: 'Na cooperativa',
    rows: [
      {
        subject: 'Entrada',
        bank: '20% a 25% do valor, antes de receber a chave',
        cooperative: `Nenhuma; ${f.deposit} de depósito, que contam na primeira contribuição`,
      },
      {
        subject: 'Juros',
        bank: '7% a 8% ao ano durante 30 anos',
        cooperative: '0%; taxa de administração de 1,2% ao ano',
      },
      {
        subject: 'Crédito',
        bank: 'Score alto e anos de histórico americano',
        cooperative: 'Renda comprovada e contribuições em dia',
      },
      {
        subject: 'Documentos',
        bank: 'Visto e status pesam na decisão',
        cooperative: 'Visto não é exigido; identidade e renda, sim',
      },
      { subject: 'Prazo', bank: '360 parcelas', cooperative: `${f.term} contribuições` },
      {
        subject: 'Quando recebe',
        bank: 'Logo, se o banco aprovar',
        cooperative: `Por sorteio ou lance. ${WAIT_SENTENCE_PORTUGUESE}`,
        link: { href: '/imovelnoseua#my-chance', label: 'Minha chance, ano a ano' },
      },
    ],
  },
  lessons: {
    title: 'O que você vai aprender',
    list: [
      [
        'Como o grupo se forma',
        `O que acontece nos primeiros ${f.windowDays} dias, e quando o depósito de ${f.deposit} volta e quando não.`,
      ],
      [
        'Quanto custa, do começo ao fim',
        `As contribuições de ${f.small.monthly} e ${f.large.monthly}, a taxa de administração e o fundo de reserva, somados linha por linha.`,
      ],
      [
        'Sorteio e lance',
        'Como são contempladas as duas famílias de cada mês, e quando um lance vale a pena.',
      ],
      [
        'O que pode dar errado',
        'Espera longa, atraso de outros cotistas, desistência: o que as regras dizem em cada caso.',
      ],
    ],
    toForm: 'Ir para a inscrição',
  },
});
