import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  openContributions: 'Abrir suas contribuições',
  labels: {
    group: 'Grupo',
    seat: 'Sua cota',
    amount: 'Valor',
    instalments: 'Parcelas quitadas',
    due: 'Vencimento',
    owed: 'Valor em aberto',
    chargedOn: 'Data da cobrança',
    nextDue: 'Próximo vencimento',
    waiting: 'Saldo a aplicar na próxima parcela',
    received: 'Recebido de você neste mês',
    unpaidSince: 'Em aberto desde',
    endedOn: 'Encerrada em',
    fundPaid: 'Parte do fundo que você pagou',
    debt: 'Crédito menos a parte do fundo que você pagou',
    nextDraw: 'Próximo sorteio',
  },
  received: {
    subject: 'Recebemos sua contribuição',
    preview: 'Seu pagamento foi concluído. Agradecemos.',
    body: 'Seu pagamento chegou e está na contabilidade do grupo. Este e-mail é o seu recibo.',
  },
  failed: {
    subject: 'Seu pagamento não foi aceito',
    preview: 'Nada foi cobrado.',
    body: (why) => `Seu banco ou cartão não aceitou o pagamento${why}. Nada foi cobrado.`,
    retry: (day) =>
      `Tentaremos novamente em ${day}. Você também pode pagar agora; nesse caso nada é cobrado nesse dia.`,
    payNow: 'Pague na sua página de contribuições ou escolha outra forma de pagamento.',
  },
  returned: {
    subject: 'Um pagamento foi devolvido pelo seu banco',
    preview: 'Uma parcela está aberta novamente.',
    body: 'Um dinheiro que já tínhamos contado voltou para o seu banco ou cartão; por isso as parcelas que ele pagou estão abertas novamente. Só isso não cancela uma contemplação.',
    ask: 'Pague novamente assim que puder.',
  },
  unexpected: {
    subject: 'Estamos devolvendo um pagamento',
    preview: 'Recebemos um dinheiro que não tínhamos pedido.',
    body: 'Recebemos um pagamento diferente do que tínhamos pedido. Ele volta pelo mesmo caminho; você não precisa fazer nada.',
  },
  keptForBid: {
    subject: 'Estamos devolvendo um pagamento: o seu lance vem primeiro',
    preview: 'As parcelas a que ele se destinava fazem parte do seu lance.',
    body: 'O seu pagamento chegou enquanto o seu lance vencedor espera pelo dinheiro dele. As parcelas a que se destinava fazem parte desse lance; por isso o valor inteiro volta pelo mesmo caminho. Nada se perde: pague o lance no prazo.',
  },
  announced: {
    subject: (day) => `Pagamento automático em ${day}`,
    preview: 'Sua contribuição será cobrada automaticamente.',
    body: (method) =>
      `Como você pediu, cobraremos sua contribuição de ${method}. Você pode mudar ou parar os pagamentos automáticos até o dia anterior.`,
  },
  stopped: {
    subject: 'Os pagamentos automáticos foram encerrados',
    preview: 'Cadastre novamente uma forma de pagamento.',
    body: 'Não podemos mais cobrar do cartão ou da conta que você cadastrou; por isso os pagamentos automáticos da sua cota foram encerrados. Cadastre novamente uma forma de pagamento ou pague manualmente.',
  },
  ended: {
    subject: 'Você encerrou os pagamentos automáticos',
    preview: 'A partir de agora, pague manualmente.',
    body: 'Os pagamentos automáticos da sua cota foram encerrados, como você pediu. As contribuições continuam vencendo nos mesmos dias: pague manualmente ou ative novamente os pagamentos automáticos.',
  },
  methodRemoved: {
    subject: 'Uma forma de pagamento foi removida',
    preview: 'Os pagamentos automáticos que a usavam foram encerrados.',
    body: 'Um cartão ou uma conta bancária foi removido do seu cadastro, como você pediu. Os pagamentos automáticos que o usavam foram encerrados; as contribuições continuam vencendo nos mesmos dias.',
  },
  notYou: 'Se não foi você, troque a sua senha agora mesmo e escreva para nós.',
  reminders: [
    {
      subject: 'Sua contribuição vence hoje',
      body: 'Sua contribuição mensal vence hoje. Se você acabou de pagar, agradecemos: desconsidere este e-mail.',
    },
    {
      subject: 'Sua contribuição está 3 dias atrasada',
      body: 'Ainda não recebemos sua contribuição.',
      assembly:
        'Sua cota só participa da assembleia deste mês se ela for paga até o dia 14, às 18h (horário das Montanhas).',
    },
    {
      subject: 'Sua contribuição está 10 dias atrasada',
      body: 'Ainda não recebemos sua contribuição.',
      assembly:
        'Sua cota só participa da assembleia deste mês se ela for paga até o dia 14, às 18h (horário das Montanhas).',
    },
    {
      subject: 'Sua contribuição está 30 dias atrasada',
      body: 'Sua contribuição está vencida há 30 dias.',
      assembly: 'Enquanto houver algo em aberto, sua cota não participa das assembleias.',
    },
    {
      subject: 'Sua contribuição está 60 dias atrasada',
      body: 'Sua contribuição está vencida há 60 dias.',
      assembly: 'Enquanto houver algo em aberto, sua cota não participa das assembleias.',
    },
    {
      subject: 'Último aviso: sua cota está prestes a ser encerrada',
      body: 'Sua contribuição está vencida há 80 dias ou mais.',
    },
  ],
  endsOn: {
    cancelled: (day) =>
      `Se não for paga até ${day}, sua cota é cancelada. Não há multa por atraso.`,
    awarded: (day) =>
      `Se não for paga até ${day}, sua participação termina: depois da compra do imóvel ela é rescindida; antes disso, a contemplação volta para o grupo. Não há multa por atraso.`,
  },
  cancelled: {
    subject: 'Sua cota foi cancelada',
    preview: 'Uma parcela ficou 90 dias sem pagamento.',
    body: 'Uma parcela da sua cota ficou 90 dias sem pagamento, e por isso a cota foi cancelada. Nada mais vence.',
    follows: (fund, _debt) =>
      `O que vem agora: a cota continua no sorteio mensal e, quando for sorteada, ${fund} são devolvidos a você: a parte do fundo de tudo o que pagou, sem multa. Escreveremos para você nesse momento. O acerto, linha por linha, vem em outro e-mail.`,
  },
  handed_back: {
    subject: 'Sua contemplação foi devolvida',
    preview: 'Uma parcela ficou 90 dias sem pagamento.',
    body: 'Uma parcela da sua cota ficou 90 dias sem pagamento depois da contemplação, e nenhum imóvel tinha sido comprado ainda. A contemplação volta para o grupo, e a cota é acertada como uma que foi devolvida.',
    follows: (fund, _debt) =>
      `O que vem agora: da parte do fundo que você pagou, ${fund}, 95% são devolvidos a você, com a administração paga por meses futuros e menos o que já tenha sido pago do seu crédito. O acerto, linha por linha, vem em outro e-mail; informe seus dados bancários na sua página.`,
  },
  terminated: {
    subject: 'Sua participação foi rescindida',
    preview: 'Uma parcela ficou 90 dias sem pagamento.',
    body: 'Uma parcela da sua cota ficou 90 dias sem pagamento depois da contemplação, e por isso a participação foi rescindida.',
    follows: (fund, debt) =>
      `O que vem agora: você pagou ${fund} da parte do fundo; por isso ${debt} do crédito do seu imóvel são devidos ao grupo. Tudo o que for recuperado com o imóvel conta para essa dívida. Escreva para nós agora sobre como quitá-la; o acerto, linha por linha, vem em outro e-mail.`,
  },
  questions:
    'Se você não puder pagar agora, escreva para nós: quanto antes soubermos, melhor podemos ajudar.',
};
