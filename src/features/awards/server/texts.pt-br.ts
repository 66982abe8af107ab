import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  openTracker: 'Abrir meu imóvel',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
    credit: 'Crédito',
    step: 'Etapa',
    turn: 'De quem é a vez',
    target: 'Meta',
    reason: 'Observação',
    price: 'Preço',
  },
  selected: {
    subject: 'Parabéns: sua cota foi contemplada',
    preview: 'O que acontece agora e o que não muda.',
    body: (credit) =>
      `Sua cota foi contemplada. ${credit} do fundo do seu grupo estão reservados para você na contabilidade e não podem ser usados para mais nada.`,
    next: 'O que acontece agora: envie os documentos que comprovam a sua identidade e os da compra, escolha o imóvel, e nós pedimos a avaliação e o título. Depois do fechamento, o preço vai para a title company. Isso leva de 30 a 60 dias.',
    unchanged:
      'O que não muda: sua contribuição mensal continua até o mês 240, todo dia 5. Não pedimos a sua renda novamente: ela foi confirmada antes da sua primeira assembleia.',
    noHurry:
      'Você pode devolver a contemplação antes de comprar; o painel mostra em dólares o que isso significa.',
  },
  step: {
    subject: (step) => `Seu imóvel: ${step}`,
    preview: (turn) => `Próximo passo: ${turn}.`,
    yours: 'É a sua vez: abra o seu painel.',
    ours: 'Você não precisa fazer nada agora. Escreveremos quando algo mudar.',
  },
  paid: {
    subject: 'Seu imóvel está pago',
    preview: 'Boas-vindas à sua casa.',
    body: 'O banco enviou o preço do seu imóvel à title company. Boas-vindas à sua casa.',
    contributions: 'Sua contribuição mensal continua como antes.',
  },
  reminder: {
    subject: 'Seu imóvel espera por você',
    preview: 'Um passo é seu.',
    body: (step) =>
      `É a sua vez na etapa “${step}”. O crédito continua reservado; não há multa por demorar, mas o imóvel chega mais cedo se você seguir adiante.`,
  },
};
