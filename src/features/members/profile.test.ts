import { describe, expect, it } from 'vitest';
import { completeness } from './profile.ts';

const fresh = {
  dateOfBirth: null,
  profession: null,
  hasSsnOrItin: null,
  streetAddress: null,
  city: 'Provo',
  state: 'UT',
  zipCode: null,
  monthlyDebt: null,
};

describe('completeness', () => {
  it('is nothing before a member has entered anything', () => {
    expect(completeness(fresh)).toBe(0);
  });

  it('is 1 when everything is there, also a debt of 0 and a no', () => {
    expect(
      completeness({
        ...fresh,
        dateOfBirth: '1990-01-01',
        profession: 'Nurse',
        hasSsnOrItin: false,
        streetAddress: '1 Main St',
        zipCode: '84101',
        monthlyDebt: 0,
      }),
    ).toBe(1);
  });
});
