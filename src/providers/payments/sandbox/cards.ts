/** What is kept of a card: nothing one could pay with. */
export type SandboxCard = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** What the test card is made to do when it is charged. */
  outcome: SandboxOutcome;
  needsChallenge: boolean;
  /** Its holder objects as soon as it is charged. */
  isDisputed?: boolean;
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

/** The provider's sentences for a refused card. */
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

export type CardInput = { number?: string; exp_month?: string; exp_year?: string; cvc?: string };

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

/** Reads a card a person typed; a card that cannot exist gets the provider's sentence. */
export function readCard(
  input: CardInput,
  now: Date,
): { card: SandboxCard } | { error: SandboxCardError } {
  const number = (input.number ?? '').replace(/\s/g, '');
  const expMonth = Number(input.exp_month);
  const shortYear = Number(input.exp_year);
  const expYear = shortYear < 100 ? 2000 + shortYear : shortYear;
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) {
    return { error: { code: 'incorrect_number', message: 'Your card number is incorrect.' } };
  }
  if (!(expMonth >= 1 && expMonth <= 12)) {
    return {
      error: { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." },
    };
  }
  const lastMoment = Date.UTC(expYear, expMonth, 1);
  if (!(lastMoment > now.getTime())) {
    return {
      error: { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." },
    };
  }
  if (!/^\d{3,4}$/.test(input.cvc ?? '')) {
    return {
      error: { code: 'invalid_cvc', message: "Your card's security code is invalid." },
    };
  }
  const known = TEST_CARDS.find((card) => card.number === number);
  return {
    card: {
      brand: brandOf(number),
      last4: number.slice(-4),
      expMonth,
      expYear,
      outcome: known?.outcome ?? 'test_mode_live_card',
      needsChallenge: known?.needsChallenge ?? false,
      isDisputed: known?.isDisputed ?? false,
    },
  };
}

/** The card of a ready-made payment method such as `pm_card_visa`. */
export function cardOfMethod(method: string, now: Date): SandboxCard | undefined {
  const known = TEST_CARDS.find((card) => card.method === method);
  if (!known) return undefined;
  return {
    brand: brandOf(known.number),
    last4: known.number.slice(-4),
    expMonth: 12,
    expYear: now.getUTCFullYear() + 3,
    outcome: known.outcome,
    needsChallenge: known.needsChallenge ?? false,
    isDisputed: known.isDisputed ?? false,
  };
}
