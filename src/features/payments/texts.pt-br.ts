import type { texts as en } from './texts.en.ts';

export const texts: typeof en = {
  'Your card was declined': 'seu cartão foi recusado',
  'Your card was declined. This transaction requires authentication':
    'seu banco exige que você mesmo confirme este pagamento',
  'Your card has insufficient funds': 'seu cartão não tem saldo ou limite suficiente',
  'Your card has expired': 'seu cartão está vencido',
  "Your card's security code is incorrect": 'o código de segurança do cartão está incorreto',
  'An error occurred while processing your card. Try again in a little bit':
    'não foi possível cobrar seu cartão naquele momento',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again':
    'seu banco não conseguiu confirmar que era você',
  "The customer's bank account has been closed": 'a conta bancária foi encerrada',
  "The customer's bank account could not be located": 'essa conta bancária não existe',
  "The customer's bank account has insufficient funds": 'a conta bancária não tem saldo suficiente',
  'The customer has notified their bank that this payment was unauthorized':
    'o banco não permite débitos nessa conta',
};
