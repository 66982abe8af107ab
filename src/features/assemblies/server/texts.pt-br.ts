import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (name) => `Olá, ${name},`,
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
      listed: ({ group, month }, seat) =>
        `A lista da assembleia ${month} do grupo ${group} está fechada. A sua cota ${seat} está nela e participa do sorteio.`,
      notListed: ({ group, month }, seat) =>
        `A lista da assembleia ${month} do grupo ${group} está fechada. Desta vez, a sua cota ${seat} não está nela.`,
      proof: (round, held) =>
        `O sorteio decorre desta lista e da rodada ${round} de uma fonte pública de aleatoriedade, que ninguém conhece antes de ${held}. As contas, publicadas com ela, decidem quantas cotas podem ser contempladas. Com os dois números abaixo você pode provar depois que nenhuma das duas foi alterada: cole este e-mail na conferência da página da assembleia. Se achar que a lista está errada, escreva para nós antes do sorteio.`,
      action: 'Ver a lista',
    },
    postponed: {
      subject: (month) => `A assembleia ${month} foi adiada`,
      preview: (held) => `Ela será realizada em ${held}. Quem deu um lance precisa dá-lo de novo.`,
      why: ({ group, month }, held) =>
        `O nosso serviço ficou fora do ar; por isso a lista da assembleia ${month} do grupo ${group} não foi fechada antes de a aleatoriedade pública da rodada ser conhecida. Um sorteio com ela não provaria nada. A assembleia será realizada em ${held}, com uma rodada que ninguém conhece ainda.`,
      bids: (closes) =>
        `Os lances lacrados que já tinham sido dados podem ser lidos agora; por isso não contam. Se quiser dar um lance, faça-o de novo até ${closes}.`,
      action: 'Ir para as suas assembleias',
    },
    result: {
      ownSubject: (month) => `A sua cota foi contemplada na assembleia ${month}`,
      subject: (month) => `Assembleia ${month}: o resultado`,
      ownPreview: 'A sua cota foi contemplada. Veja o que vem agora.',
      preview: 'Quem foi contemplado e como conferir por conta própria.',
      selected: (group) => `Estas cotas do grupo ${group} foram contempladas:`,
      nobody: (group) =>
        `Nenhuma cota do grupo ${group} foi contemplada neste mês: o fundo não alcançou uma casa ou ninguém estava apto. O que não é usado passa para o mês seguinte.`,
      awarded: (seat) =>
        `A sua cota ${seat} foi contemplada: o crédito da sua casa está reservado. Vamos escrever sobre os próximos passos.`,
      held: (seat, instalments, startBy, payBy) =>
        `O seu lance de ${instalments} parcelas é o vencedor. Comece o pagamento até ${startBy}; ele precisa chegar até ${payBy}. Então a sua cota ${seat} é contemplada.`,
      other: (seat, outcome) => `A sua cota ${seat}: ${outcome}.`,
      action: 'Ver e conferir o resultado',
    },
  },
  receipt: {
    subject: (month) => `Recibo do seu lance lacrado, assembleia ${month}`,
    preview: 'Ele prova que o seu lance chegou a tempo. Guarde este e-mail.',
    body: ({ group, month }, number) =>
      `Recebemos um lance lacrado para a sua cota na assembleia ${month} do grupo ${group}. Este é o recibo ${number}; o último é o que conta. Ninguém, nem nós, consegue ler o lance antes da rodada.`,
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
    },
    failed: {
      subject: 'O pagamento do seu lance não foi aceito',
      preview: 'Nada foi cobrado.',
      body: 'Seu banco ou cartão não aceitou o pagamento do lance. Nada foi cobrado.',
      until: (moment) =>
        `Você pode pagar de novo até ${moment}. Depois disso, o próximo lance é chamado.`,
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
      body: 'O pagamento do seu lance foi devolvido: as parcelas que ele pagou estão abertas de novo e seu crédito está suspenso.',
      until: (moment) =>
        `Pague de novo até ${moment}. Se isso não acontecer, a contemplação terá de ser devolvida.`,
    },
    alarm: {
      subject: 'O dinheiro de um lance pago voltou',
      preview: 'O crédito de uma cota contemplada está suspenso.',
      body: 'O pagamento de um lance contemplado foi devolvido. O crédito está suspenso; se não for pago de novo no prazo, a contemplação é devolvida (regras 8 e 13).',
    },
  },
};
