import type { VoidReason } from '#features/bids/open-bid.ts';
import type { PickKind } from '#features/programme/selection.ts';
import type { Locale } from '#shared/locale.ts';
import type { AlarmKind, AssemblyStatus, PickStatus } from './rules.ts';

/** Every sentence about assemblies that members and visitors read, by language. */
type Texts = {
  readonly statuses: Record<AssemblyStatus, string>;
  readonly kinds: Record<PickKind, string>;
  readonly outcomes: Record<PickStatus, string>;
  readonly voidReasons: Record<VoidReason, string>;
  readonly withdrawn: string;
  readonly alarms: Record<AlarmKind, string>;
};

const en: Texts = {
  statuses: {
    open: 'Open for bids',
    closed: 'List closed, waiting for the round',
    drawn: 'Held, a bid waits for its payment',
    finished: 'Held',
  },
  kinds: {
    lottery: 'Lottery',
    bid: 'Highest bid',
    second: 'Second lottery pick',
    missed: 'Pick made up for an earlier month',
  },
  outcomes: {
    awarded: 'awarded',
    held: 'held until the bid is paid',
    unpaid: 'not paid in time, so it was given up',
    released: 'still open when the next list closed, so it was given up',
    left: 'not awarded: its member left after the list closed',
  },
  voidReasons: {
    'cannot-be-opened': 'the file cannot be opened',
    'another-slot': 'it was sealed for another seat, month or group',
    'below-the-minimum': 'below the minimum of 96 instalments',
    'above-what-is-owed': 'more instalments than are still to come',
    'not-whole-instalments': 'not a whole number of instalments',
  },
  withdrawn: 'withdrawn before the close',
  alarms: {
    'closed-late': 'The list closed late.',
    postponed:
      'The list was not closed before its round was public, because the service was interrupted. A draw from it would prove nothing, so the assembly is postponed and members bid anew.',
    'beacon-late':
      'The public randomness is late. The assembly waits for it; no other round is taken.',
    'fund-below-books':
      'Money came back after the list closed. The assembly waits until the fund covers its result.',
    'step-failed': 'A step could not be taken yet. It is tried again every minute.',
    'bid-money-returned':
      'The money of a paid bid went back to its bank. The credit is held until it is made good.',
    'hand-back-due':
      'The money of a bid came back and was not made good within 5 business days: the award has to be handed back.',
  },
};

const portuguese: Texts = {
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
    left: 'não contemplada: o titular saiu depois do fechamento da lista',
  },
  voidReasons: {
    'cannot-be-opened': 'o arquivo não pode ser aberto',
    'another-slot': 'foi lacrado para outra cota, mês ou grupo',
    'below-the-minimum': 'abaixo do mínimo de 96 parcelas',
    'above-what-is-owed': 'mais parcelas do que ainda faltam',
    'not-whole-instalments': 'não é um número inteiro de parcelas',
  },
  withdrawn: 'retirado antes do fechamento',
  alarms: {
    'closed-late': 'A lista fechou com atraso.',
    postponed:
      'A lista não foi fechada antes de sua rodada ser pública, porque o serviço ficou fora do ar. Um sorteio com ela não provaria nada: a assembleia foi adiada e os lances devem ser dados de novo.',
    'beacon-late':
      'A aleatoriedade pública está atrasada. A assembleia aguarda; nenhuma outra rodada é usada.',
    'fund-below-books':
      'Um pagamento voltou depois do fechamento. A assembleia aguarda até que o fundo cubra o resultado.',
    'step-failed': 'Uma etapa ainda não pôde ser feita. Ela é tentada de novo a cada minuto.',
    'bid-money-returned':
      'O dinheiro de um lance pago voltou ao banco. O crédito fica retido até ser pago de novo.',
    'hand-back-due':
      'O dinheiro de um lance voltou e não foi pago de novo em 5 dias úteis: a contemplação precisa ser devolvida.',
  },
};

const byLocale: Record<Locale, Texts> = { en, 'pt-BR': portuguese };

export function assemblyTexts(locale: Locale): Texts {
  return byLocale[locale];
}
