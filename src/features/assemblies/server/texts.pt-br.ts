import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  assembly: {
    labels: {
      hash: 'SHA-256 da lista',
      booksHash: 'SHA-256 das contas',
      draw: 'Sorteio',
      seat: 'Sua cota',
      close: 'Fechamento dos lances e da lista',
      seatOf: (seat) => `Cota ${seat}`,
    },
    list: {
      subject: (month) => `Assembleia ${month}: a lista está fechada`,
      preview: 'A lista de quem participa está fixa. Guarde este e-mail: ele é a sua prova.',
      closed: ({ group, month }) => `A lista da assembleia ${month} do ${group} está fechada.`,
      standings: {
        listed: (seat) => `A sua cota ${seat} está nela e participa do sorteio.`,
        cancelled: (seat) =>
          `A sua cota ${seat} está nela entre as canceladas: se for sorteada, a devolução é paga.`,
        awarded: (seat) => `A sua cota ${seat} não está nela porque já foi contemplada.`,
        'not-paid-up': (seat) =>
          `A sua cota ${seat} não está nela desta vez porque uma parcela não foi paga até o dia 14, às 18h do horário das Montanhas.`,
      },
      comeBack: (month, cutOff) =>
        `Ela volta a participar na assembleia ${month} se tudo o que venceu estiver pago, com o dinheiro recebido, até ${cutOff}. Se você não puder pagar agora, escreva para nós.`,
      proof: (round, held) =>
        `O sorteio decorre desta lista e da rodada ${round} de uma fonte pública de aleatoriedade, que ninguém conhece antes de ${held}. As contas, publicadas com ela, decidem quantas cotas podem ser contempladas. Com os dois números abaixo você pode provar depois que nenhuma das duas foi alterada: cole este e-mail na conferência da página da assembleia. Se achar que a lista está errada, escreva para nós antes do sorteio.`,
      action: 'Ver a lista',
    },
    postponed: {
      subject: (month) => `A assembleia ${month} foi adiada`,
      preview: (held) =>
        `Ela será realizada em ${held}. Quem deu um lance precisa dá-lo novamente.`,
      why: ({ group, month }, held) =>
        `O nosso serviço ficou fora do ar; por isso a lista da assembleia ${month} do ${group} não foi fechada antes de a aleatoriedade pública da rodada ser conhecida. Um sorteio com ela não provaria nada. A assembleia será realizada em ${held}, com uma rodada que ninguém conhece ainda.`,
      bids: (closes) =>
        `Os lances lacrados que já tinham sido dados podem ser lidos agora; por isso não contam. Se quiser dar um lance, faça-o novamente até ${closes}.`,
      action: 'Ir para as suas assembleias',
    },
    result: {
      subject: (month) => `Assembleia ${month}: o resultado`,
      preview: 'Quem foi contemplado e como conferir por conta própria.',
      selected: (group) => `Estas cotas do ${group} foram contempladas:`,
      nobody: (group) =>
        `Nenhuma cota do ${group} foi contemplada neste mês: o fundo não alcançou um imóvel ou ninguém estava apto. O que não é usado passa para o mês seguinte.`,
      held: (seat, instalments, startBy, payBy) =>
        `O seu lance de ${instalments} parcelas é o vencedor. Comece o pagamento até ${startBy}; ele precisa chegar até ${payBy}. Então a sua cota ${seat} é contemplada.`,
      action: 'Ver e conferir o resultado',
    },
  },
  receipt: {
    subject: (month) => `Recibo do seu lance lacrado, assembleia ${month}`,
    preview: 'Ele prova que o seu lance chegou a tempo. Guarde este e-mail.',
    body: ({ group, month }, number) =>
      `Recebemos um lance lacrado para a sua cota na assembleia ${month} do ${group}. Este é o recibo ${number}; o último é o que conta. Ninguém, nem nós, consegue ler o lance antes da rodada.`,
    proof:
      'O arquivo anexo é o recibo, assinado com a chave abaixo. Depois do sorteio você pode soltá-lo na conferência da assembleia, que então diz se o seu lance está nela.',
    key: (address) =>
      `A chave está publicada em ${address}. Se um dia houver outra ali, sem uma declaração assinada por esta, algo está errado.`,
    notYou: 'Se este lance não é seu, troque a sua senha e escreva para nós imediatamente.',
    labels: {
      seat: 'Sua cota',
      bid: 'SHA-256 do lance lacrado',
      key: 'Chave que assina os recibos',
      time: 'Recebido',
    },
    action: 'Ir para as minhas assembleias',
  },
  bid: {
    open: 'Abrir minhas assembleias',
    labels: {
      group: 'Grupo',
      assembly: 'Assembleia',
      seat: 'Sua cota',
      amount: 'Valor',
      until: 'Até',
      startBy: 'Começar até',
      bidAgain: 'Novo lance a partir de',
      limit: 'O máximo que você pode oferecer agora',
    },
    lowerLimit: {
      subject: (month) => `Seu pagamento reduziu o lance possível na assembleia ${month}`,
      preview: 'Se o seu lance lacrado for maior, dê-o novamente.',
      body: (limit) =>
        `Seu pagamento chegou e restam menos parcelas: a sua cota pode oferecer agora no máximo ${limit}. Você deu um lance lacrado antes. Ninguém consegue lê-lo; se ele passar de ${limit}, será nulo.`,
      again: (closes) =>
        `Nesse caso, substitua-o até ${closes}. Um lance dentro do limite continua valendo.`,
      none: 'Seu pagamento chegou e restam menos de 96 parcelas. É pouco para um lance; por isso o que você deu será nulo. A sua cota continua no sorteio.',
    },
    held: {
      subject: (month) => `O seu lance foi escolhido na assembleia ${month}: pague-o, por favor`,
      preview: (startBy) => `Comece o pagamento até ${startBy}.`,
      otherwise:
        'Se ele não for pago a tempo, o próximo lance é chamado. A sua cota então continua no sorteio e não pode dar lance nas três assembleias seguintes.',
      action: 'Pagar o lance',
    },
    lapsed: {
      subject: (month) => `O seu lance na assembleia ${month} caducou`,
      preview: 'Ele não foi pago a tempo. Nada foi cobrado, e a sua cota continua no sorteio.',
      reasons: {
        'not-started': (instalments, until) =>
          `O pagamento do seu lance de ${instalments} parcelas não foi iniciado até ${until}; por isso o lance caducou.`,
        'not-arrived': (instalments, until) =>
          `O dinheiro do seu lance de ${instalments} parcelas não chegou até ${until}; por isso o lance caducou. Se ainda chegar, tudo é devolvido a você.`,
        released: (instalments, _until) =>
          `A lista seguinte fechou antes de o dinheiro do seu lance de ${instalments} parcelas chegar; por isso o lance caducou. Se ainda chegar, tudo é devolvido a você.`,
      },
      stays: 'A sua cota não foi contemplada por ele e continua no sorteio como antes.',
      again: (month, opens) =>
        `A sua cota pode dar um novo lance na assembleia ${month}; os lances abrem em ${opens}.`,
      neverAgain: 'Nas assembleias que restam não há lances: são todas por sorteio.',
    },
    failed: {
      subject: 'O pagamento do seu lance não foi aceito',
      preview: 'Nada foi cobrado.',
      body: 'Seu banco ou cartão não aceitou o pagamento do lance. Nada foi cobrado.',
      until: (moment) =>
        `Você pode pagar novamente até ${moment}. Depois disso, o próximo lance é chamado.`,
    },
    late: {
      subject: 'Seu pagamento chegou tarde demais para o lance',
      preview: 'O valor inteiro volta para você.',
      body: 'O dinheiro do seu lance chegou depois do prazo e por isso não contou. O valor inteiro volta pelo mesmo caminho. Sua cota continua no sorteio.',
      until: (moment) => `O prazo terminou em ${moment}.`,
    },
    returned: {
      subject: 'O dinheiro do seu lance voltou para o seu banco',
      preview: 'Sua contemplação está suspensa.',
      body: 'O pagamento do seu lance foi devolvido: as parcelas que ele pagou estão abertas novamente e seu crédito está suspenso.',
      withoutHold: {
        preview: 'As parcelas que ele pagou estão abertas novamente.',
        body: 'O pagamento do seu lance foi devolvido. As parcelas que ele pagou estão abertas novamente e são devidas como as outras.',
      },
      until: (moment) =>
        `Pague novamente até ${moment}. Se isso não acontecer, a contemplação terá de ser devolvida.`,
    },
    alarm: {
      subject: 'O dinheiro de um lance pago voltou',
      preview: 'O crédito de uma cota contemplada está suspenso.',
      body: 'O pagamento de um lance contemplado foi devolvido. O crédito está suspenso; se não for pago novamente no prazo, a contemplação é devolvida (regras 8 e 13).',
      withoutHold: {
        preview: 'Nada fica suspenso por isso.',
        body: 'O pagamento de um lance foi devolvido depois de o crédito ter sido usado ou de a contemplação ter terminado. O crédito não é suspenso; o participante deve o valor novamente.',
      },
    },
  },
};
