import { expect, test } from 'vitest';
import { isEmailShaped, normaliseEmail } from '#shared/text/email-address.ts';
import { PERSONAS } from './personas.ts';

test('every persona but the visitor has an address of their own that belongs to nobody', () => {
  const addresses = PERSONAS.filter(({ key }) => key !== 'visitor').map(({ email }) => email);
  expect(new Set(addresses).size).toBe(11);
  for (const address of addresses) {
    expect(isEmailShaped(address) && address.endsWith('@example.com')).toBe(true);
    expect(normaliseEmail(address)).toBe(address);
  }
});
