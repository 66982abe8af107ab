/** Sentences about a failed payment, by the provider's reason. */
export const texts = {
  'Your card was declined': 'your card was declined',
  'Your card was declined. This transaction requires authentication':
    'your bank wants you to confirm this payment yourself',
  'Your card has insufficient funds': 'your card has insufficient funds',
  'Your card has expired': 'your card has expired',
  "Your card's security code is incorrect": 'your card’s security code is incorrect',
  'An error occurred while processing your card. Try again in a little bit':
    'your card could not be charged at that moment',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again':
    'your bank could not confirm that it was you',
  "The customer's bank account has been closed": 'the bank account has been closed',
  "The customer's bank account could not be located": 'there is no such bank account',
  "The customer's bank account has insufficient funds": 'the bank account has insufficient funds',
  'The customer has notified their bank that this payment was unauthorized':
    'the bank does not allow debits from this account',
};
