import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  kinds: {
    home: 'Preço do imóvel',
    expenses: 'Despesas comprovadas da compra',
    surplus: 'Sobra do crédito do imóvel',
    refund: 'Devolução da parte do fundo comum',
    unapplied: 'Valor que não conta para nenhuma parcela',
    hand_back: 'Contemplação devolvida',
    sale: 'Acerto depois da venda',
    transfer: 'Preço da sua cota',
    claim: 'Crédito no encerramento',
    share: 'Cota-parte no encerramento',
  },
  states: {
    owed: 'A pagar',
    asked: 'Aguarda o segundo administrador',
    approved: 'Aprovado, a caminho',
    paid: 'Pago',
    void: 'Cancelado',
  },
  returned: 'Devolvido pelo banco',
  messages: {
    holder: 'Digite o nome do titular da conta',
    kind: 'Escolha conta corrente ou poupança',
    routingNumber: 'Digite o routing number',
    routingInvalid: 'Confira o routing number: são nove dígitos',
    accountNumber: 'Digite o número da conta',
    accountInvalid: 'Confira o número da conta: são de 4 a 17 dígitos',
  },
};
