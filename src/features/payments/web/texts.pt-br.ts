import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  preparingPayment: 'Preparando o pagamento',
  preparingForm: 'Preparando o formulário',
  loadingForm: 'Carregando o formulário de pagamento',
  tryAgain: 'Tentar novamente',
  notReady: ['Formulário ainda não carregado', 'Espere até o formulário carregar por completo.'],
  formError: ['Confira os dados', 'Algum campo está incompleto ou incorreto.'],
  failed: ['Pagamento não aceito', 'Não foi possível processar o pagamento.'],
  unexpected: ['Erro no pagamento', 'Ocorreu um erro inesperado. Tente novamente.'],
  thrown: ['Erro no pagamento', 'Erro inesperado: '],
  unknown: 'erro desconhecido',
};
