/** What is stored of a card: not enough to pay with it. */
export type SandboxCard = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The outcome of charging this test card. */
  outcome: SandboxOutcome;
  needsChallenge: boolean;
  /** Its charge is disputed at once. */
  isDisputed?: boolean;
  /** It can be saved, but later charges are refused. */
  failsLater?: boolean;
};

export type SandboxCardError = {
  code: string;
  declineCode?: string;
  message: string;
};

export type SandboxOutcome =
  | 'success'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card';

/** The provider's error messages for a refused card. */
export const CARD_ERRORS: Record<Exclude<SandboxOutcome, 'success'>, SandboxCardError> = {
  generic_decline: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
};

export const AUTHENTICATION_REQUIRED: SandboxCardError = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const AUTHENTICATION_ERROR: SandboxCardError = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

type TestCard = {
  number: string;
  /** The provider's ready-made payment method with this card. */
  method?: string;
  name: string;
  outcome: SandboxOutcome;
  needsChallenge?: boolean;
  isDisputed?: boolean;
  failsLater?: boolean;
};

/** The well-known test cards. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', method: 'pm_card_visa', name: 'Succeeds', outcome: 'success' },
  {
    number: '5555555555554444',
    method: 'pm_card_mastercard',
    name: 'Succeeds (Mastercard)',
    outcome: 'success',
  },
  {
    number: '4000000000000002',
    method: 'pm_card_chargeDeclined',
    name: 'Declined',
    outcome: 'generic_decline',
  },
  {
    number: '4000000000000341',
    method: 'pm_card_chargeCustomerFail',
    name: 'Can be saved, and is declined when it is charged',
    outcome: 'generic_decline',
    failsLater: true,
  },
  {
    number: '4000000000009995',
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    name: 'Insufficient funds',
    outcome: 'insufficient_funds',
  },
  {
    number: '4000000000000069',
    method: 'pm_card_chargeDeclinedExpiredCard',
    name: 'Expired card',
    outcome: 'expired_card',
  },
  {
    number: '4000000000000127',
    method: 'pm_card_chargeDeclinedIncorrectCvc',
    name: 'Wrong CVC',
    outcome: 'incorrect_cvc',
  },
  {
    number: '4000000000000119',
    method: 'pm_card_chargeDeclinedProcessingError',
    name: 'Processing error',
    outcome: 'processing_error',
  },
  {
    number: '4000000000003220',
    method: 'pm_card_threeDSecure2Required',
    name: '3-D Secure, then succeeds',
    outcome: 'success',
    needsChallenge: true,
  },
  {
    number: '4000002500003155',
    method: 'pm_card_authenticationRequired',
    name: '3-D Secure, then succeeds',
    outcome: 'success',
    needsChallenge: true,
  },
  {
    number: '4000008260003178',
    method: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    name: '3-D Secure, then insufficient funds',
    outcome: 'insufficient_funds',
    needsChallenge: true,
  },
  {
    number: '4000000000000259',
    method: 'pm_card_createDispute',
    name: 'Succeeds, then its holder disputes it',
    outcome: 'success',
    isDisputed: true,
  },
];
