import { dateOf } from '#shared/calendar/date-of.ts';
import { monthOf } from '#shared/calendar/months.ts';
import { type SandboxCard, type SandboxCardError, TEST_CARDS } from './test-cards.ts';

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

/** Parses an entered card; an invalid one gets the provider's error message. */
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
  const lastMonth = `${String(expYear).padStart(4, '0')}-${String(expMonth).padStart(2, '0')}`;
  if (!(expYear < 10_000 && lastMonth >= monthOf(dateOf(now)))) {
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
      failsLater: known?.failsLater ?? false,
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
    expYear: Number(dateOf(now).slice(0, 4)) + 3,
    outcome: known.outcome,
    needsChallenge: known.needsChallenge ?? false,
    isDisputed: known.isDisputed ?? false,
    failsLater: known.failsLater ?? false,
  };
}
