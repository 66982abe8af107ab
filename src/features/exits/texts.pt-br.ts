import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  lines: {
    paid: 'Pago em parcelas',
    fund: 'Parte do fundo comum do que você pagou',
    administration_kept: 'Administração desses meses (fica com a cooperativa)',
    reserve_kept: 'Parte da reserva (fica com o grupo)',
    penalty: '5% da parte do fundo, para o grupo',
    unearned: 'Administração dos meses futuros, devolvida',
    unapplied: 'Valor que não completou uma parcela',
    deposit_kept: 'Depósito, que o contrato não devolve',
    credit_back: 'Crédito que volta ao fundo',
    paid_out: 'Parte do crédito que já foi paga a você',
    net_sale: 'Valor líquido da venda',
    debt: 'Crédito menos a parte do fundo que você pagou',
    fees_in_arrears: 'Administração e reserva das parcelas em atraso',
    counts_toward_debt: 'Valor que aguardava, abatido da dívida',
    returned: 'Parte do fundo comum de pagamentos estornados',
    returned_owed: 'Pagamentos estornados depois, que você deve',
    given_back: 'Estornos desfeitos, pagos a você',
    reserve_part: 'Parte da reserva que você pagou',
    claim: 'Seu crédito contra o grupo',
    claim_unpaid: 'Parte do crédito que o grupo não pôde pagar',
    share: 'Sua parte do fundo e da reserva',
  },
  givenBack: {
    returned: 'Parte do fundo comum de estornos desfeitos',
    returned_owed: 'Estornos desfeitos, abatidos do que você deve',
  },
  kinds: {
    cancelled: 'Cota cancelada',
    handed_back: 'Contemplação devolvida',
    withdrawn: 'Imóvel vendido e saída do grupo',
    terminated: 'Participação encerrada',
    transferred: 'Cota transferida',
    completed: 'Grupo encerrado',
  },
  results: {
    payout: 'Pago a você',
    refund: 'Devolução quando a sua cota for sorteada',
    owes: 'Você deve',
    paidSince: 'Pago desde então',
    stillOwed: 'Ainda falta pagar',
  },
  messages: {
    signature: 'Digite o seu nome',
  },
};
