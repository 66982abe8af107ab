import { pluralIn } from '#shared/text/plural.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

export const texts: typeof en = {
  hello: (name) => (name ? `Olá, ${name}` : 'Olá'),
  seat: (group, seat) => `${group}, cota ${seat}`,
  /** Of a seat that was left. */
  owesGroup: (amount) =>
    `Você deve ${amount} ao seu grupo, como diz o demonstrativo. Escreva para nós, para combinarmos o pagamento.`,
  states: {
    before: {
      title: 'Seu grupo está para começar',
      text: (amount, due) =>
        `Sua primeira contribuição, ${amount}, vence em ${due}. Seu depósito já conta para ela.`,
      action: 'Pagar agora',
    },
    'nothing-due': {
      title: 'Nada a pagar neste mês',
      text: (amount, due) =>
        `Agradecemos: está tudo em dia. A próxima contribuição, ${amount}, vence em ${due}.`,
      action: 'Ver a próxima assembleia',
    },
    finished: {
      title: 'Todas as parcelas estão pagas',
      text: 'Você pagou as 240 parcelas. Agradecemos.',
      action: 'Ver seus extratos',
    },
    due: {
      title: 'A contribuição deste mês está em aberto',
      text: (amount, due) => `Pague ${amount} até ${due}.`,
      automatic: (amount, day) =>
        `${amount} serão cobrados automaticamente em ${day}. Você não precisa fazer nada.`,
      action: 'Pagar agora',
      seeAutomatic: 'Ver suas contribuições',
    },
    processing: {
      title: 'Seu banco está processando o pagamento',
      text: (amount) =>
        `${amount} estão a caminho. O banco leva até cinco dias úteis. A página das contribuições mostra quando o dinheiro chegar, e escrevemos para você se o pagamento não for aceito.`,
      action: 'Ver suas contribuições',
    },
    late: {
      title: 'Há contribuições atrasadas',
      text: (amount, since) => `${amount} em aberto desde ${since}. Não há multa por atraso.`,
      sitsOut: 'Enquanto isso, sua cota fica fora das assembleias.',
      ends: {
        cancelled: (day) => `Sem pagamento até ${day}, sua cota é cancelada.`,
        handed_back: (day) =>
          `Sem pagamento até ${day}, sua contemplação volta para o grupo e sua participação termina.`,
        terminated: (day) => `Sem pagamento até ${day}, sua participação é rescindida.`,
      },
      paused: (day) => `Combinamos de esperar: nenhum aviso vem antes de ${day}.`,
      action: 'Pagar agora',
    },
    'bid-placed': {
      title: 'Seu lance está registrado',
      text: (month, when) =>
        `Ele está lacrado para a assembleia ${month}, ${when}. Até o fechamento da lista, você pode trocá-lo ou retirá-lo.`,
      action: 'Ver seu lance',
    },
    'bid-held': {
      title: 'Seu lance venceu: falta pagar',
      start: (count, by) =>
        `Inicie o pagamento de ${count} parcelas até ${by}; depois disso, a vez passa ao lance seguinte.`,
      pay: (count, by) =>
        `O pagamento de ${count} parcelas está em andamento. Ele precisa chegar até ${by}.`,
      action: 'Pagar seu lance',
    },
    'credit-held': {
      title: 'O dinheiro do seu lance voltou',
      text: 'Sua carta de crédito não pode ser usada até que ele seja pago novamente.',
      action: 'Pagar novamente',
    },
    selected: {
      title: 'Sua cota foi contemplada!',
      papers: (by) => `Agora vem o imóvel. Envie seus documentos pessoais e da compra até ${by}.`,
      home: (by) => `Escolha o imóvel e conte para nós até ${by}.`,
      waiting: (by) => `Estamos conferindo o que você enviou e escrevemos até ${by}.`,
      actions: { papers: 'Enviar os documentos', home: 'Informar o imóvel' },
      waitingAction: 'Ver o caminho até as chaves',
    },
    buying: {
      title: 'Seu imóvel está sendo comprado',
      appraisal: (by) => `A avaliação e o título estão em análise, até ${by}.`,
      closing: (by) => `O fechamento está sendo preparado, até ${by}.`,
      member: 'Precisamos de algo seu para continuar.',
      action: 'Ver o caminho até as chaves',
    },
    'home-paid': {
      title: 'Boas-vindas à sua casa',
      text: (day) => `Seu imóvel foi pago em ${day}.`,
      next: (amount, due) =>
        `Nada a pagar neste mês; a próxima contribuição, ${amount}, vence em ${due}.`,
      done: 'Todas as parcelas estão pagas.',
      action: 'Ver seu imóvel',
    },
    leaving: {
      titles: {
        leave_before_start: 'Você pediu para sair do grupo',
        cancel: 'Você pediu o cancelamento da sua cota',
        hand_back: 'Você pediu para devolver sua carta de crédito',
      },
      text: (when) => `O pedido passa a valer em ${when}. Até lá, você pode desistir dele.`,
      unconfirmed:
        'Você receberia menos, ou deveria mais, do que quando pediu. Nada acontece até você confirmar os novos valores.',
      action: 'Ver ou desistir do pedido',
    },
    left: {
      title: 'Você saiu do grupo',
      undrawn: (amount) =>
        `Sua devolução de ${amount} é paga quando a cota for sorteada para isso.`,
      drawn: (amount, place) =>
        place === 1
          ? `Sua devolução de ${amount} foi sorteada. É a próxima que o fundo paga.`
          : `Sua devolução de ${amount} foi sorteada. É a ${place}ª na ordem em que o fundo paga.`,
      owed: (amount) => `Sua devolução de ${amount} está pronta para ir à sua conta bancária.`,
      paid: (amount) => `Sua devolução de ${amount} foi paga.`,
      none: 'Nada mais é devido por esta cota.',
      action: 'Ver seu demonstrativo',
      bankAction: 'Conferir seus dados bancários',
    },
    'left-before-start': {
      title: 'Você saiu do grupo',
      text: 'Nada mais é cobrado nem recebido pela sua cota. Ela vai para a próxima família com renda aprovada. Então, tudo o que você pagou além do depósito é devolvido; o depósito não é devolvido, como diz o contrato.',
      otherwise:
        'Se não houver nenhuma até o vencimento da primeira parcela, a cota é cancelada, e você recebe o demonstrativo.',
      action: 'Conferir seus dados bancários',
    },
    closed: {
      titles: {
        handed_back: 'Você devolveu sua carta de crédito',
        withdrawn: 'Você vendeu o imóvel e saiu do grupo',
        transferred: 'Sua cota foi transferida',
        replaced: 'Sua cota passou para outra pessoa',
      },
      text: 'Você não paga mais nada por ela. Seu demonstrativo fica guardado aqui.',
      replaced:
        'Você não paga mais nada por ela. O que você pagou além do depósito é devolvido na sua conta bancária.',
      action: 'Ver seu demonstrativo',
      bankAction: 'Conferir seus dados bancários',
    },
    terminated: {
      title: 'Sua participação foi rescindida',
      owes: (amount) =>
        `Houve contribuições não pagas depois da contemplação. ${amount} são devidos ao grupo; escrevemos sobre os próximos passos.`,
      text: 'Houve contribuições não pagas depois da contemplação. Escrevemos sobre os próximos passos.',
      action: 'Ver seu demonstrativo',
    },
    completed: {
      title: 'Seu grupo concluiu os 240 meses',
      text: 'Agradecemos por fazer todo esse caminho junto. Seu demonstrativo final está pronto.',
      action: 'Ver seu demonstrativo',
    },
  },
  write: 'Fale conosco',
  month: {
    title: 'Este mês',
    assembly: (month) => `Assembleia ${month}`,
    days: (count) => `${count} ${plural(count, { one: 'dia', other: 'dias' })}`,
    hours: (count) => `${count} ${plural(count, { one: 'hora', other: 'horas' })}`,
    minutes: (count) => `${count} ${plural(count, { one: 'minuto', other: 'minutos' })}`,
    until: 'até o sorteio',
    now: 'O sorteio está acontecendo',
    chance: 'Sua chance em um sorteio',
    refundChance: 'A chance de sua devolução sair em um sorteio',
    expected: (percent) => `${percent} se pagarem em dia todos os que costumam pagar`,
    notPaidUp: 'assim que todas as parcelas até este mês estiverem pagas',
    bid: 'Seu lance',
    bidIn: (number) => `Lacrado, recibo ${number}`,
    noBid: 'Nenhum',
    bidAction: 'Dar um lance',
    last: 'O último resultado',
    nobody: 'Nenhuma cota foi contemplada.',
    selected: (seats) =>
      seats.length === 1
        ? `A cota ${seats[0]} foi contemplada.`
        : `As cotas ${new Intl.ListFormat('pt-BR').format(seats.map(String))} foram contempladas.`,
    own: 'A sua está entre elas.',
    see: 'Ver a assembleia',
  },
  checklist: {
    title: 'Seu caminho até as chaves',
    step: (number, all) => `Etapa ${number} de ${all}`,
    by: (day) => `até ${day}`,
    done: 'concluída',
    now: 'agora',
    selected: 'Contemplada',
    keys: 'As chaves',
    open: 'Abrir a página do imóvel',
  },
  feed: {
    title: 'O que aconteceu',
    none: 'Nada ainda. Pagamentos, assembleias, lances e documentos aparecem aqui.',
    more: 'Mostrar mais',
    loading: 'Carregando…',
    failed: 'Não foi possível carregar',
    receipt: (number) => `Recibo ${number}`,
    receipts: (first, last) => `Recibos ${first} a ${last}`,
    assembly: (month) => `Assembleia ${month} realizada`,
    bid: (month) => `Lance lacrado para a assembleia ${month}`,
    bidReceipt: (number) => `Recibo ${number}`,
    step: (name) => `Seu imóvel: ${name}`,
    selectedOwn: 'Sua cota foi contemplada',
    paper: (name) => `Documento: ${name}`,
    receivedOn: (day) => `Recebido em ${day}`,
    paidOn: (day) => `enviado em ${day}`,
    statement: 'Ver seu demonstrativo',
  },
  account: {
    title: 'Conta',
    text: 'Dados da conta, sua inscrição, seus dados e documentos.',
    link: 'Conta, inscrição e documentos',
  },
};
