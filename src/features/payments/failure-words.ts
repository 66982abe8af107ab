import type { Locale } from '#shared/locale.ts';

/** What the provider says of a payment that failed, and what we say to its payer instead. */
const KNOWN: Partial<Record<string, Record<Locale, string>>> = {
  'Your card was declined': { en: 'your card was declined', 'pt-BR': 'seu cartão foi recusado' },
  'Your card was declined. This transaction requires authentication': {
    en: 'your bank wants you to confirm this payment yourself',
    'pt-BR': 'seu banco exige que você mesmo confirme este pagamento',
  },
  'Your card has insufficient funds': {
    en: 'your card has insufficient funds',
    'pt-BR': 'seu cartão não tem saldo ou limite suficiente',
  },
  'Your card has expired': { en: 'your card has expired', 'pt-BR': 'seu cartão está vencido' },
  "Your card's security code is incorrect": {
    en: 'your card’s security code is incorrect',
    'pt-BR': 'o código de segurança do cartão está incorreto',
  },
  'An error occurred while processing your card. Try again in a little bit': {
    en: 'your card could not be charged at that moment',
    'pt-BR': 'não foi possível cobrar seu cartão naquele momento',
  },
  'We are unable to authenticate your payment method. Please choose a different payment method and try again':
    {
      en: 'your bank could not confirm that it was you',
      'pt-BR': 'seu banco não conseguiu confirmar que era você',
    },
  "The customer's bank account has been closed": {
    en: 'the bank account has been closed',
    'pt-BR': 'a conta bancária foi encerrada',
  },
  "The customer's bank account could not be located": {
    en: 'there is no such bank account',
    'pt-BR': 'essa conta bancária não existe',
  },
  "The customer's bank account has insufficient funds": {
    en: 'the bank account has insufficient funds',
    'pt-BR': 'a conta bancária não tem saldo suficiente',
  },
  'The customer has notified their bank that this payment was unauthorized': {
    en: 'the bank does not allow debits from this account',
    'pt-BR': 'o banco não permite débitos nessa conta',
  },
};

/** Why a payment failed, as part of a sentence: without a full stop, as the payer would say it. */
export function failureWords(message: string, locale: Locale): string {
  const plain = message.replace(/[.\s]+$/, '');
  return KNOWN[plain]?.[locale] ?? plain;
}
