import type { texts as en } from './payment-texts.en.ts';

export const texts: typeof en = {
  frame: 'Forma de pagamento',
  how: 'Como você vai pagar?',
  card: 'Cartão',
  bank: 'Conta bancária nos EUA',
  fields: {
    number: {
      label: 'Número do cartão',
      example: '1234 1234 1234 1234',
      incomplete: 'O número do cartão está incompleto.',
    },
    expiry: {
      label: 'Validade',
      example: 'MM / AA',
      incomplete: 'A validade do cartão está incompleta.',
    },
    cvc: {
      label: 'Código de segurança',
      example: 'CVC',
      incomplete: 'O código de segurança do cartão está incompleto.',
    },
  },
  noMoney: 'Ambiente de teste: nenhum dinheiro se move. Use o cartão de teste 4242 4242 4242 4242.',
  accounts: 'Banco de teste: escolha uma conta',
  accountMissing: 'Escolha uma conta bancária.',
  outcomes: {
    success: 'Paga depois de quatro dias',
    insufficient_funds: 'Não tem saldo suficiente',
    account_closed: 'Está encerrada',
    no_account: 'Não existe',
    debit_not_authorized: 'Não permite débitos',
    late_return: 'Paga e é estornada duas semanas depois',
    processing: 'Fica em processamento',
  },
  mandate:
    'Ao continuar, você autoriza a Casa Circle a debitar esta conta como diz a página. Ambiente de teste: nenhum dinheiro se move.',
  networkFailed: 'A conexão falhou.',
  challenge: {
    title: 'Confirme o seu pagamento',
    lead: 'Aqui o seu banco perguntaria se é você quem está pagando. Este é um ambiente de teste: nenhum dinheiro se move.',
    confirm: 'Confirmar o pagamento',
    refuse: 'Recusar o pagamento',
    sorry: 'Não foi possível',
    thanks: 'Agradecemos',
    moment: 'Um momento…',
  },
};
