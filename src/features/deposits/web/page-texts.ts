import type { FormWords } from '#features/payments/web/provider-fields.tsx';
import type { Locale } from '#shared/locale.ts';

type Texts = {
  words: FormWords;
  plan: string;
  paidToday: string;
  /** The deposit is always $200. */
  amount: string;
  notOpened: string;
  underWay: string;
  setupFailed: Record<'landing' | 'dashboard', [title: string, text: string]>;
  paidTitle: string;
  paidText: Record<'landing' | 'dashboard', string>;
};

const en: Texts = {
  words: {
    form: 'Card payment',
    labels: {
      loading: 'Pay $200 deposit',
      idle: 'Pay $200 deposit',
      processing: 'Processing…',
      slow: 'Processing…',
      refused: 'Try again',
      unknown: 'Try again',
      waiting: 'Waiting for your bank',
      success: 'Paid',
    },
    notes: {
      loading: 'Loading the payment form…',
      idle: 'Your card is charged once. The card number never reaches us.',
      processing: 'Please keep this window open until the payment is done.',
      slow: 'This takes longer than usual. You can close this window: if the payment goes through, we will email you, and you are never charged twice.',
      refused: 'Nothing was charged. Check the card, or use another one.',
      unknown:
        'We could not see whether the payment went through. Try again: you are never charged twice.',
      waiting:
        'Your bank is still working on the payment. You can close this window; we will write to you.',
      success: 'Your deposit has been processed.',
    },
  },
  plan: 'Plan',
  paidToday: 'Deposit, paid today',
  amount: '$200',
  notOpened: 'The payment form could not be opened. Your application is saved.',
  underWay: 'Your earlier payment is still being processed. Please wait for it.',
  setupFailed: {
    landing: ['Payment Setup Error', 'Unable to setup payment. Please try again.'],
    dashboard: ['Payment Setup Failed', 'Please try again later.'],
  },
  paidTitle: 'Payment Successful',
  paidText: {
    landing: 'Your $200 deposit has been processed and your spot is reserved!',
    dashboard: 'Your $200 deposit has been processed successfully!',
  },
};

const pt: Texts = {
  words: {
    form: 'Pagamento com cartão',
    labels: {
      loading: 'Pagar o depósito de US$ 200',
      idle: 'Pagar o depósito de US$ 200',
      processing: 'Processando…',
      slow: 'Processando…',
      refused: 'Tentar de novo',
      unknown: 'Tentar de novo',
      waiting: 'Aguardando seu banco',
      success: 'Pago',
    },
    notes: {
      loading: 'Carregando o formulário de pagamento…',
      idle: 'Seu cartão é cobrado uma única vez. O número do cartão nunca chega a nós.',
      processing: 'Deixe esta janela aberta até o pagamento terminar.',
      slow: 'Está demorando mais do que o normal. Você pode fechar esta janela: se o pagamento passar, enviaremos um e-mail, e você nunca é cobrado duas vezes.',
      refused: 'Nada foi cobrado. Confira o cartão ou use outro.',
      unknown:
        'Não foi possível ver se o pagamento passou. Tente de novo: você nunca é cobrado duas vezes.',
      waiting:
        'Seu banco ainda está processando o pagamento. Você pode fechar esta janela; escreveremos para você.',
      success: 'Seu depósito foi processado.',
    },
  },
  plan: 'Plano',
  paidToday: 'Depósito, pago hoje',
  amount: 'US$ 200',
  notOpened: 'Não foi possível abrir o formulário de pagamento. Sua inscrição está salva.',
  underWay: 'Seu pagamento anterior ainda está sendo processado. Espere por ele, por favor.',
  setupFailed: {
    landing: [
      'Erro ao preparar o pagamento',
      'Não foi possível preparar o pagamento. Tente de novo.',
    ],
    dashboard: ['Não foi possível preparar o pagamento', 'Tente de novo mais tarde.'],
  },
  paidTitle: 'Pagamento concluído',
  paidText: {
    landing: 'Seu depósito de US$ 200 foi processado e sua vaga está reservada!',
    dashboard: 'Seu depósito de US$ 200 foi processado!',
  },
};

/** What is said where a deposit is paid. */
export const depositPageTexts = (locale: Locale): Texts => (locale === 'pt-BR' ? pt : en);
