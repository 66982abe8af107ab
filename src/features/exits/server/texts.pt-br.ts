import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir o demonstrativo',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
    refund: 'Devolução da sua cota',
  },
  wish: {
    takesEffect: 'Passa a valer em',
    owes: 'Você ficaria devendo',
    options: {
      leave_before_start: 'Você pediu para sair do grupo antes do início.',
      cancel: 'Você pediu o cancelamento da sua cota.',
      hand_back: 'Você pediu para devolver a contemplação.',
    },
    beforeStart:
      'Quando outra família assumir a sua cota, tudo o que você pagou além do depósito é devolvido; o depósito não é devolvido. Se ninguém a assumir até o vencimento da primeira parcela, ela é cancelada, e valem os valores abaixo, se houver.',
    asked: {
      subject: 'Você pediu para sair: ainda dá para desistir',
      preview: 'O pedido passa a valer em no máximo 72 horas; até lá, nada muda.',
      paragraphs: [
        'Até lá a sua cota continua ativa em tudo: as parcelas vencem e ela participa das assembleias. Se for contemplada nesse meio-tempo, o pedido perde o efeito. Os valores são calculados novamente nesse momento; se você fosse receber menos ou dever mais do que consta abaixo, perguntamos novamente.',
        'Até lá você pode retirar o pedido na sua página. Se não foi você quem pediu, retire o pedido agora, troque a sua senha e responda a este e-mail.',
      ],
      action: 'Ver ou retirar o pedido',
    },
    taken_back: {
      subject: 'Você continua com a sua cota',
      preview: 'O pedido foi retirado; nada mudou.',
      paragraphs: [
        'O pedido foi retirado antes de passar a valer. Tudo continua como estava. Se não foi você, troque a sua senha e responda a este e-mail.',
      ],
      action: 'Abrir a sua página',
    },
    lapsed_selected: {
      subject: 'Sua cota foi contemplada: o pedido de saída perdeu o efeito',
      preview: 'Você não sai, a menos que peça novamente.',
      paragraphs: [
        'Antes disso a sua cota foi contemplada. Por isso o pedido perdeu o efeito e você continua com a cota. Se ainda quiser sair, pode devolver a contemplação na mesma página, com os valores de agora.',
      ],
      action: 'Ver o que é possível',
    },
    lapsed_bought: {
      subject: 'O seu pedido de saída perdeu o efeito',
      preview: 'Já não era possível quando chegou a hora.',
      paragraphs: [
        'Quando chegou a hora, isso já não era possível, porque o seu imóvel foi pago nesse meio-tempo. Você continua com a cota. A página mostra o que é possível agora.',
      ],
      action: 'Ver o que é possível',
    },
    confirm_again: {
      subject: 'Confirme novamente: você receberia menos ou deveria mais',
      preview: 'Os valores mudaram desde o seu pedido de saída.',
      paragraphs: [
        'As 72 horas passaram, mas agora você receberia menos, ou deveria mais, do que quando pediu. Nada acontece até você confirmar os valores abaixo. A cota continua ativa, e você ainda pode retirar o pedido.',
      ],
      action: 'Ler os valores',
    },
    left_before_start: {
      subject: 'Você saiu do grupo',
      preview: 'A sua cota passa para outra família.',
      paragraphs: [
        'O pedido passou a valer: nada mais é cobrado nem recebido pela sua cota. Ela vai para a próxima família com renda aprovada. Então, tudo o que você pagou além do depósito é devolvido; o depósito não é devolvido, como diz o contrato.',
        'Se não houver nenhuma até o vencimento da primeira parcela, a cota é cancelada, e você recebe o demonstrativo.',
      ],
      action: 'Abrir a sua página',
    },
  },
  mail: {
    subject: (kind) => `Seu demonstrativo: ${kind}`,
    preview: 'Como o valor foi calculado, linha por linha.',
    corrected:
      'O banco estornou um pagamento seu, ou desfez um estorno; este demonstrativo substitui o anterior.',
    body: 'Este é o demonstrativo da sua cota. Cada linha do cálculo está abaixo e no seu painel.',
    payout:
      'O que será pago a você precisa ser conferido por duas pessoas da cooperativa; avisaremos quando o banco tiver enviado.',
    refund:
      'Sua cota continua no sorteio mensal para a devolução. Quando for sorteada, a parte do fundo é paga a você sem multa.',
    refundFixed:
      'A sua devolução foi definida quando a sua cota foi sorteada e continua como estava. O que mudou desde então está abaixo.',
    owes: 'O que você deve é devido ao seu grupo. Responda a este e-mail para combinarmos o pagamento.',
  },
  debtPaid: {
    subject: (paid) => `Registramos o seu pagamento de ${paid}`,
    recorded: (paid) =>
      `Registramos o seu pagamento de ${paid}, abatido do que você deve ao seu grupo.`,
    left: (left) => `Ainda falta pagar: ${left}.`,
    nothingLeft: 'Você não deve mais nada. Agradecemos.',
  },
};
