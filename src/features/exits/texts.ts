import type { Locale } from '#shared/locale.ts';
import type { ExitKind, LineKey } from './rules.ts';

const en = {
  greeting: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  open: 'Open the statement',
  labels: {
    group: 'Group',
    seat: 'Seat',
    payout: 'Paid to you',
    refund: 'Refund when your seat is drawn',
    owes: 'You owe',
  },
  lines: {
    paid: 'Paid in instalments',
    fund: 'Fund part of what you paid',
    administration_kept: 'Administration of these months (stays with the cooperative)',
    reserve_kept: 'Reserve part (stays with the group)',
    penalty: '5% of the fund part, for the group',
    unearned: 'Administration of months to come, returned',
    unapplied: 'Money that did not complete an instalment',
    deposit_kept: 'Deposit, which the agreement does not return',
    credit_back: 'Credit that goes back to the fund',
    net_sale: 'What the sale brought',
    debt: 'Credit less the fund part you paid',
    fees_in_arrears: 'Administration and reserve of instalments in arrears',
    counts_toward_debt: 'Money that waited counts toward the debt',
    reserve_part: 'Reserve part you paid',
    claim: 'Your claim',
    claim_unpaid: 'Part of the claim that the group could not pay',
    share: 'Your share of fund and reserve',
  } satisfies Record<LineKey, string>,
  kinds: {
    cancelled: 'Seat cancelled',
    handed_back: 'Award handed back',
    withdrawn: 'Home sold, group left',
    terminated: 'Membership terminated',
    transferred: 'Seat transferred',
    completed: 'Group completed',
  } satisfies Record<ExitKind, string>,
  mail: {
    subject: (kind: string) => `Your statement: ${kind}`,
    preview: 'How it was worked out, line by line.',
    body: 'This is the statement of your seat. Every line of the working is below and in your dashboard.',
    payout:
      'What is paid to you needs two people of the cooperative; you get a mail when the bank has sent it.',
    refund:
      'Your seat stays in the monthly draw for its refund. When it is drawn, the fund part is paid to you without a penalty.',
    owes: 'What you owe is due to your group. Please reply to this mail so that we can agree how it is paid.',
  },
};

type Texts = typeof en;

const pt: Texts = {
  greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
  open: 'Abrir o demonstrativo',
  labels: {
    group: 'Grupo',
    seat: 'Cota',
    payout: 'Pago a você',
    refund: 'Devolução quando a sua cota for sorteada',
    owes: 'Você deve',
  },
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
    net_sale: 'Valor líquido da venda',
    debt: 'Crédito menos a parte do fundo que você pagou',
    fees_in_arrears: 'Administração e reserva das parcelas em atraso',
    counts_toward_debt: 'Valor que aguardava, abatido da dívida',
    reserve_part: 'Parte da reserva que você pagou',
    claim: 'Seu crédito contra o grupo',
    claim_unpaid: 'Parte do crédito que o grupo não pôde pagar',
    share: 'Sua parte do fundo e da reserva',
  },
  kinds: {
    cancelled: 'Cota cancelada',
    handed_back: 'Contemplação devolvida',
    withdrawn: 'Imóvel vendido e saída do grupo',
    terminated: 'Participação encerrada',
    transferred: 'Cota transferida',
    completed: 'Grupo encerrado',
  },
  mail: {
    subject: (kind) => `Seu demonstrativo: ${kind}`,
    preview: 'Como o valor foi calculado, linha por linha.',
    body: 'Este é o demonstrativo da sua cota. Cada linha do cálculo está abaixo e no seu painel.',
    payout:
      'O que será pago a você depende de duas pessoas da cooperativa; avisaremos quando o banco tiver enviado.',
    refund:
      'Sua cota continua no sorteio mensal para a devolução. Quando for sorteada, a parte do fundo é paga a você sem multa.',
    owes: 'O que você deve é devido ao seu grupo. Responda a este e-mail para combinarmos o pagamento.',
  },
};

/** Every sentence of this feature that a member reads. */
export const textsOf = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
