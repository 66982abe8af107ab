import { describe, expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

describe('why a payment failed', () => {
  it('speaks to the payer, in their language, without a full stop', () => {
    const message = "The customer's bank account has insufficient funds.";
    expect(failureWords(message, 'en')).toBe('the bank account has insufficient funds');
    expect(failureWords(message, 'pt-BR')).toBe('a conta bancária não tem saldo suficiente');
  });

  it('keeps what it does not know', () => {
    expect(failureWords('Something new. ', 'pt-BR')).toBe('Something new');
  });
});
