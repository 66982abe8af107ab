import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  statuses: {
    open: 'Aberta para lances',
    closed: 'Lista fechada, aguardando a rodada',
    drawn: 'Realizada, um lance aguarda pagamento',
    finished: 'Realizada',
  },
  kinds: {
    lottery: 'Sorteio',
    bid: 'Maior lance',
    second: 'Segundo sorteio',
    missed: 'Contemplação de um mês anterior',
  },
  outcomes: {
    awarded: 'contemplada',
    held: 'reservada até o pagamento do lance',
    unpaid: 'não paga no prazo, portanto liberada',
    released: 'ainda aberta quando a lista seguinte fechou, portanto liberada',
    left: 'não contemplada: o cotista saiu depois do fechamento da lista',
  },
  voidReasons: {
    'cannot-be-opened': 'o arquivo não pode ser aberto',
    'another-slot': 'foi lacrado para outra cota, mês ou grupo',
    'below-the-minimum': 'abaixo do mínimo de 96 parcelas',
    'above-what-is-owed': 'mais parcelas do que a cota devia quando a lista fechou',
    'not-whole-instalments': 'não é um número inteiro de parcelas',
  },
  withdrawn: 'retirado antes do fechamento',
  alarms: {
    'closed-late': 'A lista fechou com atraso.',
    postponed:
      'A lista não foi fechada antes de sua rodada ser pública, porque o serviço ficou fora do ar. Um sorteio com ela não provaria nada: a assembleia foi adiada e os lances devem ser dados novamente.',
    'beacon-late':
      'A aleatoriedade pública está atrasada. A assembleia aguarda; nenhuma outra rodada é usada.',
    'fund-below-books':
      'Um pagamento voltou depois do fechamento. A assembleia aguarda até que o fundo cubra o resultado.',
    'step-failed': 'Uma etapa ainda não pôde ser feita. Ela é tentada novamente a cada minuto.',
    'bid-money-returned':
      'O dinheiro de um lance pago voltou ao banco. O crédito fica retido até ser pago novamente.',
    'hand-back-due':
      'O dinheiro de um lance voltou e não foi pago novamente em 5 dias úteis: a contemplação precisa ser devolvida.',
  },
  units: { days: 'dias', hours: 'horas', minutes: 'minutos', seconds: 'segundos' },
};
