import { describe, expect, it } from 'vitest';
import { emailOfAddress } from './email-of-address.ts';

describe('the e-mail address in a link', () => {
  it.each([
    ['?email=ana+x@example.com', 'ana+x@example.com'],
    ['?email=ana%2Bx%40example.com&plan=650', 'ana+x@example.com'],
    ['?plan=450&email=ana@example.com', 'ana@example.com'],
    ['?email=', undefined],
    ['?email=%E0%A4%A', undefined],
    ['?myemail=ana@example.com', undefined],
    ['', undefined],
  ])('%s is %s', (search, email) => {
    expect(emailOfAddress(search)).toBe(email);
  });
});
