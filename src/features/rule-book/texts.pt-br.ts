import { CONSORCIO_NOTICE } from '#features/legal/consorcio-notice.ts';
import { legalPath } from '#features/legal/legal-addresses.ts';
import { WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { assemblyRules } from './assembly-rules.pt-br.ts';
import { leavingRules } from './leaving-rules.pt-br.ts';
import type { texts as en } from './texts.en.ts';

export const texts: typeof en = (f) => ({
  title: 'O regulamento do grupo',
  intro: [
    'Aqui está como um grupo funciona, do dia em que se forma até o último mês: quanto você paga, quem é contemplado e o que acontece quando alguém atrasa, sai ou para de pagar.',
    'Nosso sistema decide por estas regras, e os engenheiros usam os mesmos números. O que vale é o que você assina, os termos de uso e os contratos, em inglês; esta página explica tudo em palavras simples.',
  ],
  notice: `${CONSORCIO_NOTICE} Também não é empréstimo, banco nem investimento, e ninguém pode prometer uma data.`,
  otherLanguage: 'In English',
  print: 'Imprimir ou salvar o regulamento',
  contents: 'Nesta página',
  risks: {
    title: 'Antes de entrar, saiba disto',
    items: [
      `A espera pode ser muito longa. ${WAIT_SENTENCE_PORTUGUESE} Veja a regra 16.`,
      `Se você parar de pagar antes da contemplação, a cota é cancelada depois de ${f.endDay} dias. Só uma parte do dinheiro volta, e só quando a cota for sorteada, o que pode levar anos. Veja a regra 9 e a regra 11.`,
      'Se você parar de pagar depois de ter o imóvel, o grupo recupera desse imóvel o que ainda falta. Veja a regra 12.',
      'Se você sair depois de contemplado, há um desconto, e uma venda por preço baixo pode deixar uma dívida. Veja a regra 13.',
      'O fundo de reserva é pequeno. Se muitos pararem de pagar depois de receber o imóvel, nem todos os que esperam poderão ser atendidos por inteiro. Veja a regra 15 e a regra 19.',
    ],
  },
  words: {
    title: 'As palavras que usamos',
    rows: [
      {
        term: 'Grupo',
        detail: `${f.seats} famílias no mesmo plano, com dinheiro e contabilidade próprios.`,
      },
      {
        term: 'Cota',
        detail: `Um lugar no grupo; quem a tem é o cotista. As cotas são numeradas da primeira à de número ${f.seats}, na ordem em que os depósitos foram pagos.`,
      },
      { term: 'Parcela', detail: `O que uma cota paga por mês, ${f.term} vezes.` },
      { term: 'Fundo comum', detail: 'A parte de todas as parcelas que paga os imóveis.' },
      {
        term: 'Fundo de reserva',
        detail: 'Uma parte pequena, usada quando alguém com imóvel para de pagar.',
      },
      {
        term: 'Assembleia',
        detail: 'O sorteio e os lances do mês, que decidem quem é contemplado.',
      },
      {
        term: 'Contemplação',
        detail:
          'Chegou a sua vez: uma carta de crédito fica separada para pagar o imóvel que você escolher.',
      },
      { term: 'Cota cancelada', detail: 'A cota de quem saiu antes da contemplação.' },
    ],
  },
  calendar: {
    title: 'Um mês no grupo',
    intro: `O grupo se forma quando todas as cotas estão ocupadas e todas as rendas estão aprovadas. O primeiro mês é o próximo que começa pelo menos ${f.daysBeforeStart} dias depois. Daí em diante todos os meses são iguais; fim de semana e feriado não mudam nada, e os horários são os de Utah.`,
    rows: [
      {
        when: `Dia ${f.firstAutomaticDay}`,
        what: `Começam os pagamentos automáticos; o que falhar é tentado novamente nos dias ${f.laterAutomaticDays}.`,
      },
      { when: `Dia ${f.dueDay}`, what: 'Vence a parcela.' },
      {
        when: `Dia ${f.cutOffDay}, ${f.cutOffTime}`,
        what: 'Limite: o que está pago até aqui vale para esta assembleia.',
      },
      {
        when: `Dia ${f.closesDay}, ${f.closesTime}`,
        what: 'Os lances e a lista de cotas são encerrados e publicados.',
      },
      { when: `Dia ${f.heldDay}, ${f.heldTime}`, what: 'A assembleia é realizada.' },
      { when: `Dia ${f.biddingDay}`, what: 'Abrem os lances do mês seguinte.' },
    ],
  },
  plans: {
    caption: 'Quanto paga uma cota, por plano',
    plan: 'Carta de crédito',
    rows: {
      monthly: 'Por mês',
      total: `No total, em ${f.term} meses`,
      fund: 'para o fundo comum',
      administration: 'de taxa de administração',
      reserve: 'para o fundo de reserva',
      minBid: 'Menor lance',
    },
  },
  chapters: {
    money: 'O seu dinheiro',
    assembly: 'A assembleia do mês',
    leaving: 'Atrasar, sair, comprar, concluir',
    standing: 'Quanto demora, e como está o grupo',
  },
  rules: {
    1: {
      title: 'Quanto você paga, e para onde vai',
      text: [
        `Você paga ${f.term} parcelas mensais em ${f.years} anos. Cada uma tem três partes: a maior vai para o fundo comum, que paga os imóveis; outra é a taxa de administração; e uma pequena vai para o fundo de reserva. Não há juros, e os valores são fixos do primeiro ao último mês.`,
        'Arredondamos os totais acumulados, não cada mês, para que depois da última parcela cada parte feche no centavo. Por isso o valor do plano maior tem um dólar a mais em alguns meses.',
      ],
    },
    2: {
      title: 'Como os pagamentos contam',
      text: [
        `O depósito de ${f.deposit} paga uma parte da primeira parcela. Todo pagamento quita primeiro a parcela em aberto mais antiga; o que não completa uma parcela fica como saldo a aplicar na próxima.`,
        'O pagamento vale quando o banco confirma, não quando você envia. Um débito em conta leva dias e pode ser devolvido; nesse caso, a parcela volta a ficar em aberto. As tarifas de cartão e de banco são da cooperativa, não do grupo.',
      ],
      warning: 'Quem sai antes de completar a primeira parcela não recebe o depósito de volta.',
    },
    3: {
      title: 'Cada grupo tem a sua contabilidade',
      text: [
        'Cada grupo tem contas próprias: o caixa, o fundo comum, o fundo de reserva, a taxa de administração paga adiantada, as cartas de crédito separadas e as devoluções que deve. O que é de um grupo nunca é usado por outro, e a sua posição é a soma de tudo o que foi lançado para a sua cota.',
        'A cooperativa só recebe a taxa de administração de um mês quando esse mês vence, mesmo que você tenha pago muito antes.',
      ],
    },
    ...assemblyRules(f),
    ...leavingRules(f),
    16: {
      title: 'Quanto tempo você pode esperar',
      text: [
        `Com ${f.picks} contemplações por mês, as ${f.seats} cotas são atendidas em ${f.term} meses, se todos pagarem. ${WAIT_SENTENCE_PORTUGUESE}`,
      ],
      warning: 'Se você precisa de uma casa em data certa, este não é o caminho.',
    },
    17: {
      title: 'Cobertura: o grupo pode cumprir o que deve?',
      text: [
        'Todo mês comparamos o que o grupo tem e ainda pode esperar (fundo comum, fundo de reserva, parcelas a vencer e o que se espera dos imóveis de quem parou) com o que ele deve: uma carta de crédito a cada cota que espera e a devolução de todos os que saíram.',
        'Se ele tem menos do que deve, não pode atender a todos, e a página do grupo diz isso a todos os cotistas. As perdas depois da contemplação aparecem aqui anos antes de faltarem contemplações. Quem apenas atrasa pode adiar uma contemplação sem que isso apareça aqui.',
      ],
    },
    18: {
      title: 'O alerta antecipado',
      text: [
        `Quando cotistas com imóvel param de pagar, projetamos as perdas até o fim do prazo, assim que ${f.alarm} deles tiverem parado. Se isso passa de tudo o que o fundo de reserva vai receber em todo o prazo, a página do grupo avisa.`,
      ],
    },
    19: {
      title: 'O que o fundo de reserva aguenta, e o que não',
      text: [
        'Quem para de pagar antes da contemplação não custa o imóvel de ninguém: a cota é cancelada e a devolução espera o sorteio.',
        `Depois da contemplação é diferente. Todo o fundo de reserva de um grupo vale cerca de ${f.reserveHomes} imóveis. Simulamos muitos grupos com estas regras: ele aguenta a perda de cerca de ${f.carriedLoss} desses cotistas por ano.`,
      ],
      warning: `Se ${f.heavyLoss} dos cotistas com imóvel pararem de pagar a cada ano e nada for recuperado, faltarão cerca de ${f.homesMissing} imóveis no fim.`,
    },
  },
  rule: (number) => `Regra ${number}`,
  reference: /regra (\d+)/g,
  more: {
    title: 'Continue lendo',
    links: [
      { href: '/simulador', label: 'Simulador: o que pode acontecer com um grupo' },
      { href: '/conferir-um-sorteio', label: 'Como conferir um sorteio' },
      { href: legalPath('terms-of-use', 'pt-BR'), label: 'Termos de uso' },
      { href: legalPath('deposit-agreement', 'pt-BR'), label: 'Contrato do depósito' },
    ],
  },
});
