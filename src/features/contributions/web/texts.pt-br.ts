import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  seat: (seat) => `Cota ${seat}`,
  summary: {
    closed: 'Esta cota está encerrada',
    finished: 'Todas as parcelas estão pagas',
    processing: 'Seu banco está processando o pagamento',
    late: 'Há contribuições atrasadas',
    before: 'Seu grupo está prestes a começar',
    due: 'A contribuição deste mês está em aberto',
    ahead: 'Nada vence neste mês',
  },
  sentence: {
    finished:
      'Agradecemos. Você pagou todas as 240 parcelas. Os extratos continuam aqui para você.',
    processing: (amount) =>
      `O pagamento de ${amount} está a caminho. O banco leva até cinco dias úteis. Esta página mostra quando o dinheiro chegar, e escrevemos para você se o pagamento não for aceito. Você não precisa fazer nada.`,
    late: (amount, since) => `O valor de ${amount} está em aberto desde ${since}.`,
    before: (amount, due) =>
      `Sua primeira contribuição, ${amount}, vence em ${due}. Seu depósito já conta para ela. Você pode pagar hoje.`,
    due: (amount, due) => `Pague ${amount} até ${due}.`,
    ahead: (amount, due) => `A próxima, ${amount}, vence em ${due}.`,
    closed: {
      cancelled:
        'Ela foi cancelada. Continua no sorteio mensal para a devolução: a parte do fundo de tudo o que você pagou, sem multa.',
      terminated: 'Ela foi rescindida. Escreveremos para você sobre os próximos passos.',
      handed_back:
        'Você devolveu sua contemplação. O acerto, na página “Sair do grupo”, diz o que será devolvido ou o que você deve.',
      withdrawn:
        'Você vendeu o seu imóvel e saiu do grupo. O acerto está na página “Sair do grupo”.',
      transferred: 'A cota foi transferida para outro cotista.',
      replaced: 'Outro cotista assumiu esta cota.',
      completed: 'Seu grupo completou os 240 meses.',
      other: 'Nada mais é pago por ela.',
    },
    automatic: (amount, day, method) => `Pagamento automático: ${amount} em ${day}, de ${method}.`,
    automaticOn: (method) => `Os pagamentos automáticos estão ligados, de ${method}.`,
    waiting: (amount) => `Você tem ${amount} de saldo a aplicar na próxima parcela.`,
    sitsOut:
      'Enquanto estiver em aberto, sua cota não participa da assembleia. Não há multa por atraso.',
    end: {
      cancelled: (day) =>
        `Se não for paga até ${day}, sua cota é cancelada. Não há multa por atraso.`,
      handed_back: (day) =>
        `Se não for paga até ${day}, sua contemplação volta para o grupo e sua participação termina. Não há multa por atraso.`,
      terminated: (day) =>
        `Se não for paga até ${day}, sua participação é rescindida. Não há multa por atraso.`,
    },
    paused: (day) => `Combinamos de esperar: nenhum aviso vem antes de ${day}.`,
    returned: (amount) =>
      `Seu banco devolveu um pagamento de ${amount}; por isso o que ele pagou está aberto novamente. Só isso não cancela uma contemplação. Pague novamente, por favor.`,
    bidReturned: (amount) =>
      `${amount} que você pagou pelo seu lance voltaram. Se nenhum imóvel foi comprado ainda, sua contemplação está suspensa: pague o lance novamente em “Assembleias” até o dia indicado ali, ou a contemplação terá de ser devolvida.`,
    failed: (why) =>
      `Seu último pagamento não foi aceito${why ? `: ${why}` : ''}. Nada foi cobrado.`,
  },
  late: {
    title: 'Se nada for pago',
    intro:
      'Cada dia em que algo acontece e quanto estaria em aberto. Um pagamento encerra tudo isso.',
    events: {
      due: 'Uma parcela vence',
      reminder: 'Um aviso por e-mail',
      sitsOut: (month) => `A cota fica fora da assembleia ${month}`,
      end: {
        cancelled: 'A cota é cancelada',
        handed_back: 'A contemplação é devolvida e a participação termina',
        terminated: 'A participação é rescindida',
      },
    },
    owed: (amount) => `${amount} em aberto`,
    done: 'já passou',
    after: {
      cancelled: (back, _debt) =>
        `Depois disso, ${back} voltam para você, a parte do fundo do que você pagou, sem multa: quando a cota for sorteada para a devolução.`,
      handed_back: (back, _debt) =>
        `Depois disso, ${back} voltam para você: 95% da parte do fundo que você pagou, e a administração paga por meses futuros.`,
      terminated: (_back, debt) =>
        `Depois disso, ${debt} são devidos ao grupo: o crédito do seu imóvel menos a parte do fundo que você pagou. O que for recuperado com o imóvel conta para essa dívida.`,
    },
    payOne: 'Pagar uma agora',
    talk: 'Se você não puder pagar agora, escreva logo para nós:',
    paused: (day) => `Combinamos de esperar até ${day}; as datas abaixo podem ficar para depois.`,
  },
  parts: {
    fund: 'Fundo comum',
    administration: 'Taxa de administração',
    reserve: 'Fundo de reserva',
    amount: 'Total',
    left: 'Ainda a pagar',
  },
  states: {
    paid: 'Paga',
    prepaid: 'Paga a partir do fim',
    processing: 'Em processamento',
    late: 'Atrasada',
    due: 'Em aberto',
    upcoming: 'Futura',
    ended: 'Não vence mais',
  },
  payments: {
    title: 'Pagamentos',
    none: 'Nenhum pagamento ainda.',
    all: (count) => `Mostrar todos os ${count} pagamentos`,
    kinds: {
      payment: 'Pagamento',
      automatic: 'Pagamento automático',
      manual: 'Registrado pela cooperativa',
      prepayment: 'Antecipação das últimas parcelas',
      deposit: 'Depósito',
      surplus: 'Sobra do seu crédito',
      transfer: 'Pago pelo cotista anterior',
    },
    states: {
      open: 'Não concluído',
      processing: 'Em processamento',
      succeeded: 'Recebido',
      returned: 'Devolvido',
      failed: 'Não aceito',
      expired: 'Não concluído',
    },
    returned: (amount) => `${amount} devolvidos`,
  },
  methods: {
    card: 'cartão',
    us_bank_account: 'conta bancária',
    deposit: 'cartão',
    wire: 'transferência bancária',
    check: 'cheque',
    cash: 'dinheiro',
    other: 'outra forma',
  },
  year: {
    title: 'O ano em resumo',
    label: 'Ano',
    option: (year, from, to) => `Ano ${year}: ${from} a ${to}`,
    instalment: (k) => `Parcela ${k}`,
    due: (day) => `vence em ${day}`,
    receipt: (receipt) => `Recibo ${receipt}`,
    paidOn: (day) => `paga em ${day}`,
    sum: (paid, all) => `${paid} de ${all} pagos`,
  },
  twenty: {
    title: 'Seus vinte anos',
    intro:
      'Cada quadrado é um mês, cada linha um ano. Tudo o que você paga, mesmo adiantado, preenche o quadro de cima para baixo. Só um lance, ou a sobra do crédito na compra do imóvel, preenche a partir do fim.',
    now: 'Este mês',
    picture: (done, month) =>
      `${done} de 240 parcelas estão pagas. ${month < 1 ? 'O grupo ainda não começou.' : month > 240 ? 'Os 240 meses terminaram.' : `É o mês ${month}.`}`,
    where: 'Para onde foi o seu dinheiro',
  },
  payPanel: {
    title: 'Pagar agora',
    howMany: 'Quantas parcelas?',
    fewer: 'Uma a menos',
    more: 'Uma a mais',
    oldest: (first, last) =>
      first === last
        ? `Paga a ${first}.`
        : `Paga da ${first} à ${last}, começando pela mais antiga.`,
    how: 'Como você quer pagar?',
    card: 'Cartão',
    cardDetail: 'Vale na hora',
    bank: 'Conta bancária',
    bankDetail: 'Leva até 5 dias úteis',
    go: (amount) => `Continuar e pagar ${amount}`,
    back: 'Mudar valor ou forma de pagamento',
    total: 'A pagar agora',
    already: 'Menos o saldo a aplicar',
    underWay:
      'Há um pagamento em andamento. Até o banco decidir, as parcelas mais antigas não podem ser pagas por aqui, para que nenhuma seja paga duas vezes.',
    meanwhile:
      'Enquanto isso, você pode dar um lance, pagar um lance em espera e mudar as formas de pagamento. Um pagamento automático que vença agora espera até o banco decidir.',
    otherBank: 'Outra conta bancária',
    otherCard: 'Outro cartão',
    paySaved: (amount, method) => `Pagar ${amount} com ${method}`,
    receipt: 'Ver o recibo',
    notPaid: 'O pagamento não foi iniciado',
    paidTitle: 'Contribuição recebida',
    paidText: 'Agradecemos. Ela está na contabilidade do grupo.',
    sentTitle: 'Pagamento iniciado',
    sentText: 'Seu banco está processando. Escrevemos para você quando chegar.',
    notOpened: 'Não foi possível abrir o formulário de pagamento. Nada foi cobrado.',
  },
  form: {
    payment: 'Pagamento',
    setup: 'Nova forma de pagamento',
    pay: (amount) => `Pagar ${amount}`,
    save: 'Salvar forma de pagamento',
    processing: 'Processando…',
    again: 'Tentar novamente',
    waiting: 'Aguardando seu banco',
    paid: 'Pago',
    saved: 'Salvo',
    loadingNote: 'Carregando o formulário…',
    payNote:
      'Você é cobrado uma única vez. Os números do seu cartão e da sua conta nunca chegam a nós.',
    saveNote:
      'Nada é cobrado agora. Ao salvar, você nos permite cobrar suas contribuições quando os pagamentos automáticos estiverem ligados; pode pará-los a qualquer momento.',
    processingNote: 'Deixe esta janela aberta até terminar.',
    slowNote:
      'Está demorando mais do que o normal. Você pode fechar esta janela: escreveremos para você, e você nunca é cobrado duas vezes.',
    refusedNote: 'Nada foi cobrado. Confira os dados ou use outra forma de pagamento.',
    unknownNote:
      'Não foi possível ver se o pagamento passou. Tente novamente: você nunca é cobrado duas vezes.',
    waitingNote:
      'Seu banco está processando. Você pode fechar esta janela; escreveremos para você.',
    doneNote: 'Pronto. Agradecemos.',
  },
  method: {
    title: 'Formas de pagamento',
    intro: 'Um cartão ou uma conta que você nos permite cobrar pelas suas contribuições.',
    none: 'Nenhum cartão ou conta cadastrado ainda.',
    name: (kind, name, last4) =>
      `${name || (kind === 'card' ? 'Cartão' : 'Conta bancária')} com final ${last4}`,
    card: 'Cartão',
    bank: 'Conta bancária',
    addCard: 'Adicionar um cartão',
    addBank: 'Adicionar uma conta bancária',
    cancel: 'Agora não',
    remove: 'Remover',
    removeTitle: 'Remover esta forma de pagamento?',
    removeText:
      'Não poderemos mais cobrar dela. Os pagamentos automáticos que a usam terminam; suas contribuições vencem como antes.',
    removed: 'Forma de pagamento removida',
    saved: 'Forma de pagamento salva',
    savedText: 'Agora você pode usá-la para pagamentos automáticos.',
    pending: 'Seu banco ainda está conferindo a conta. Ela aparece aqui quando estiver pronta.',
    inUse: 'Usada nos pagamentos automáticos',
    loading: 'suas formas de pagamento',
  },
  automatic: {
    title: 'Pagamentos automáticos',
    switch: (seat) => `Pagar automaticamente: ${seat}`,
    off: 'Desligados. Você paga cada contribuição manualmente, até o dia 5 do mês.',
    from: 'Cobrar de',
    when: (amount, day) => `Próxima cobrança: ${amount} em ${day}.`,
    noCharge: 'Nada precisa ser cobrado no momento.',
    rule: 'Cobramos no dia 1º de cada mês. Se não passar, tentamos novamente nos dias 4 e 8. Escrevemos para você antes de cada cobrança e na hora se ela não passar; o que chegou está em “Pagamentos”, nesta página.',
    need: 'Cadastre primeiro um cartão ou uma conta; depois você pode ligar os pagamentos automáticos aqui.',
    started: 'Os pagamentos automáticos estão ligados',
    stopped: 'Os pagamentos automáticos estão desligados',
    failed: 'Não funcionou',
    closed: 'Nada mais é cobrado por esta cota.',
  },
  noSeat: {
    title: 'Ainda sem cota',
    text: 'Suas contribuições começam quando seu grupo estiver formado. Até lá, seu painel mostra os próximos passos.',
    link: 'Voltar ao início',
  },
  choose: 'Qual cota?',
  refusals: {
    SEAT_NOT_FOUND: 'Não encontramos esta cota.',
    SEAT_CLOSED:
      'Nada mais pode ser pago por esta cota: ela está encerrada ou o cotista está saindo do grupo.',
    ALL_PAID: 'Todas as parcelas desta cota estão pagas.',
    PAID_MEANWHILE:
      'Um pagamento desta cota chegou nesse meio-tempo, por isso nada mais foi cobrado. Confira o que ainda falta pagar.',
    TOO_MANY_INSTALMENTS: 'Não restam tantas parcelas a pagar. Escolha menos.',
    KEPT_FOR_BID:
      'Estas parcelas fazem parte do seu lance e por isso não podem ser pagas uma a uma agora. Pague o lance ou espere até ele ser concluído.',
    PAYMENT_UNDER_WAY:
      'Já há um pagamento em andamento para esta cota. Espere até o banco decidir.',
    CONTRIBUTION_NOT_FOUND: 'Não encontramos este pagamento.',
    NOT_AUTOMATIC: 'O pagamento automático não está configurado para esta cota.',
    PAYMENT_METHOD_NOT_FOUND: 'Não encontramos esta forma de pagamento.',
    NO_MANDATE: 'Esta forma de pagamento não pode ser cobrada. Cadastre-a novamente.',
    PAYMENT_PROVIDER_AWAY:
      'O provedor de pagamentos não responde. Tente novamente em alguns minutos.',
    BID_NOT_FOUND: 'Não encontramos este lance.',
    BID_OVER: 'O prazo para pagar este lance terminou. Sua cota continua no sorteio.',
    BID_ABOVE_WHAT_IS_LEFT:
      'Depois do lance você pagou parcelas adiantadas e restam menos do que o lance. Este lance não pode ser pago; quando o prazo terminar, o próximo lance é chamado.',
  },
  loading: 'suas contribuições',
};
