import { pluralIn } from '#shared/text/plural.ts';
import type { texts as en } from './texts.en.ts';

const plural = pluralIn('pt-BR');

export const texts: typeof en = {
  loading: 'seu grupo',
  health: 'Como está o seu grupo',
  coverage: 'de tudo o que está por vir está coberto',
  facts: {
    homes: 'Contempladas até agora',
    waiting: 'Ainda à espera',
    cash: 'Caixa',
    fund: 'Fundo comum',
    reserve: 'Fundo de reserva',
    arrears: 'Cotas em atraso',
    missed: 'Imóveis atrasados',
  },
  seats: (all, active, selected, left, after) =>
    `${all} cotas: ${active} à espera, ${selected} contempladas, ${left} saíram${after > 0 ? `, ${after} delas depois de contempladas` : ''}.`,
  money: {
    cash: 'O que está hoje na conta bancária do grupo.',
    fund: 'A parte que compra os imóveis e paga as devoluções.',
    reserve: 'A parte que cobre perdas; o que sobrar no fim é repartido.',
  },
  circle: {
    title: 'O círculo',
    text: 'Cada marca é uma cota. O círculo se enche de casas mês a mês.',
    month: 'Mês',
    before: 'por começar',
    own: 'sua cota',
    selected: (count) => plural(count, { one: 'contemplada', other: 'contempladas' }),
    label: (selected, all, month) => `${selected} de ${all} cotas contempladas até o mês ${month}`,
    legend: {
      waiting: 'espera',
      selected: 'contemplada, ainda sem imóvel',
      home: 'imóvel',
      left: 'saiu',
      stopped: 'parou de pagar',
    },
    list: 'Quem foi contemplado e quando',
    seat: (seat) => `Cota ${seat}`,
    nobody: 'Ninguém foi contemplado ainda.',
    showName: 'Deixar o grupo ler meu nome na minha cota',
    hideName: 'Seu nome aparece para o seu grupo',
    saved: 'Salvo',
  },
  next: {
    title: 'Os próximos doze meses',
    text: 'Se todos pagarem em dia, ninguém der lance e ninguém sair. As devoluções já sorteadas são pagas antes.',
    homes: (count) => `${count} ${plural(count, { one: 'imóvel', other: 'imóveis' })}`,
    homesOfMonth: 'Imóveis de cada mês',
    fund: 'Saldo do fundo no fim de cada mês',
    table: 'Os números em tabela',
  },
  reports: {
    title: 'Relatórios mensais',
    none: 'O primeiro relatório vem quando o mês 1 terminar.',
    moneyIn: 'Entradas',
    moneyOut: 'Saídas',
    awards: 'Contempladas',
    coverage: 'Cobertura',
    state: 'Como estava o grupo',
    noAwards: 'ninguém',
    statement: (month) => `Demonstrativo de ${month}`,
  },
  kinds: {
    'contribution-received': 'Contribuições recebidas',
    'contribution-returned': 'Contribuições devolvidas pelos bancos',
    'deposit-credited': 'Depósitos de novos cotistas',
    payout: 'Pagamentos',
    'payout-returned': 'Pagamentos devolvidos pelos bancos',
    'home-sold': 'Venda de um imóvel',
    recovery: 'Recuperado de imóveis',
    'debt-paid': 'Pago por ex-cotistas que deviam',
    'seat-transferred': 'Preço de cotas transferidas',
  },
  failed: 'Não deu certo',
};
