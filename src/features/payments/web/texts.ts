import type { Locale } from '#shared/locale.ts';

const en = {
  preparingPayment: 'Preparing the payment',
  preparingForm: 'Preparing the form',
  loadingForm: 'Loading the payment form',
  tryAgain: 'Try again',
  notReady: ['Payment Not Ready', 'Please wait for payment form to load completely.'],
  formError: ['Payment Form Error', 'Form validation failed'],
  failed: ['Payment Failed', 'Payment could not be processed'],
  unexpected: ['Payment Error', 'An unexpected error occurred. Please try again.'],
  thrown: ['Payment Error', 'Unexpected error: '],
  unknown: 'Unknown error',
} satisfies Record<string, string | [string, string]>;

const pt: typeof en = {
  preparingPayment: 'Preparando o pagamento',
  preparingForm: 'Preparando o formulário',
  loadingForm: 'Carregando o formulário de pagamento',
  tryAgain: 'Tentar de novo',
  notReady: ['Formulário ainda não carregado', 'Espere até o formulário carregar por completo.'],
  formError: ['Confira os dados', 'Algum campo está incompleto ou incorreto.'],
  failed: ['Pagamento não aceito', 'Não foi possível processar o pagamento.'],
  unexpected: ['Erro no pagamento', 'Ocorreu um erro inesperado. Tente de novo.'],
  thrown: ['Erro no pagamento', 'Erro inesperado: '],
  unknown: 'erro desconhecido',
};

/** What every payment form says. */
export const paymentTexts = (locale: Locale): typeof en => (locale === 'pt-BR' ? pt : en);
