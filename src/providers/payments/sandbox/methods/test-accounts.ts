import type { SandboxCardError } from './test-cards.ts';

/** What is stored of a bank account: not enough to debit it. */
export type SandboxAccount = {
  bankName: string;
  last4: string;
  routingNumber: string;
  /** The outcome of debiting this test account. */
  outcome: SandboxDebitOutcome;
};

export type SandboxDebitOutcome =
  | 'success'
  | 'account_closed'
  | 'no_account'
  | 'insufficient_funds'
  | 'debit_not_authorized'
  | 'late_return'
  | 'processing';

type Refusal = Exclude<SandboxDebitOutcome, 'success' | 'late_return' | 'processing'>;

/** The provider's error messages for a debit that the bank refuses days later. */
export const DEBIT_ERRORS: Record<Refusal, SandboxCardError> = {
  account_closed: {
    code: 'account_closed',
    message: "The customer's bank account has been closed.",
  },
  no_account: { code: 'no_account', message: "The customer's bank account could not be located." },
  insufficient_funds: {
    code: 'insufficient_funds',
    message: "The customer's bank account has insufficient funds.",
  },
  debit_not_authorized: {
    code: 'debit_not_authorized',
    message: 'The customer has notified their bank that this payment was unauthorized.',
  },
};

export const isRefusal = (outcome: SandboxDebitOutcome): outcome is Refusal =>
  outcome in DEBIT_ERRORS;

const ROUTING_NUMBER = '110000000';
const BANK = 'STRIPE TEST BANK';

/** The test accounts of the provider's documentation. */
export const TEST_ACCOUNTS: {
  number: string;
  method: string;
  outcome: SandboxDebitOutcome;
}[] = [
  {
    number: '000123456789',
    method: 'pm_usBankAccount_success',
    outcome: 'success',
  },
  {
    number: '000222222227',
    method: 'pm_usBankAccount_insufficientFunds',
    outcome: 'insufficient_funds',
  },
  {
    number: '000111111113',
    method: 'pm_usBankAccount_accountClosed',
    outcome: 'account_closed',
  },
  {
    number: '000111111116',
    method: 'pm_usBankAccount_noAccount',
    outcome: 'no_account',
  },
  {
    number: '000333333335',
    method: 'pm_usBankAccount_debitNotAuthorized',
    outcome: 'debit_not_authorized',
  },
  {
    number: '000555555559',
    method: 'pm_usBankAccount_dispute',
    outcome: 'late_return',
  },
  {
    number: '000000000009',
    method: 'pm_usBankAccount_processing',
    outcome: 'processing',
  },
];

const accountOf = ({ number, outcome }: (typeof TEST_ACCOUNTS)[number]): SandboxAccount => ({
  bankName: BANK,
  last4: number.slice(-4),
  routingNumber: ROUTING_NUMBER,
  outcome,
});

/** The account of a ready-made payment method such as `pm_usBankAccount_success`. */
export function accountOfMethod(method: string): SandboxAccount | undefined {
  const known = TEST_ACCOUNTS.find((account) => account.method === method);
  return known && accountOf(known);
}

/** Reads an account a person chose or typed; only the test accounts exist in the sandbox. */
export function readAccount(given: {
  account_number?: string;
  routing_number?: string;
}): { account: SandboxAccount } | { error: SandboxCardError } {
  if (given.routing_number !== ROUTING_NUMBER) {
    return {
      error: { code: 'routing_number_invalid', message: 'The routing number is not valid.' },
    };
  }
  const known = TEST_ACCOUNTS.find(({ number }) => number === given.account_number);
  if (!known) {
    return {
      error: { code: 'account_number_invalid', message: 'The account number is not valid.' },
    };
  }
  return { account: accountOf(known) };
}
