import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foreignQuery,
  inputsFromQuery,
  inputsToQuery,
  mergeQuery,
  tabFromQuery,
} from './address.ts';
import { arbitraryInputs } from './inputs/arbitrary-inputs.ts';
import { clampInputs, DEFAULT_INPUTS } from './inputs/inputs.ts';
import { DEFAULT_TAB, TABS } from './tabs/tabs.ts';

function read(query: string) {
  return inputsFromQuery(new URLSearchParams(query));
}

describe('the address', () => {
  it('is empty for the defaults', () => {
    expect(inputsToQuery(DEFAULT_INPUTS).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_INPUTS);
  });

  it('names only what differs, in words a person can read', () => {
    const inputs = {
      ...DEFAULT_INPUTS,
      propertyValue: 650_000,
      monthlyRent: 2900,
      rentalIncome: 3600,
      interestRate: 7.125,
      awardMonth: 36,
    };
    expect(inputsToQuery(inputs, 'buying-power').toString()).toBe(
      'tab=buying-power&value=650000&rate=7.125&award=36',
    );
  });

  it('reads links written before there were rents that follow, terms, bids and others', () => {
    expect(read('value=650000&rent=2100&income=9000&tax-rate=24&upkeep=1.5')).toMatchObject({
      propertyValue: 650_000,
      monthlyRent: 2100,
      rentalIncome: 3600,
      income: 9000,
      marginalTaxRate: 24,
      upkeepRate: 1.5,
      mortgageTerm: '30',
      otherBidders: 'one-in-10',
      awardMonth: 133,
    });
    expect(read('others=everybody&years=99&bid=1e9&bid-month=-3')).toMatchObject({
      otherBidders: 'one-in-10',
      mortgageTerm: '30',
      bidInstalments: 239,
      bidMonth: 1,
    });
  });

  it('reproduces any inputs exactly', () => {
    fc.assert(
      fc.property(arbitraryInputs, fc.constantFrom(...TABS), (inputs, tab) => {
        const query = new URLSearchParams(inputsToQuery(inputs, tab).toString());
        expect(inputsFromQuery(query)).toEqual(inputs);
        expect(tabFromQuery(query)).toBe(tab);
      }),
    );
  });

  it.each(['NaN', 'Infinity', '-Infinity', '1e999', '', ' ', '0x10', '7,5', '1_000', 'null', '١٢'])(
    'takes the default for the rate %j',
    (rate) => {
      expect(read(new URLSearchParams({ rate }).toString())).toEqual(DEFAULT_INPUTS);
    },
  );

  it('takes the nearest bound for what is out of range', () => {
    expect(read('income=-1&down=99&value=1e300&award=0')).toEqual({
      ...DEFAULT_INPUTS,
      income: 0,
      grossIncome: 0,
      marginalTaxRate: 0,
      downPayment: 50,
      propertyValue: 1_500_000,
      monthlyRent: 6650,
      rentalIncome: 8350,
      awardMonth: 1,
    });
  });

  it('takes the first of several values and passes over what it does not know', () => {
    expect(read('down=10&down=30&__proto__=1&constructor=2&utm_source=x')).toEqual({
      ...DEFAULT_INPUTS,
      downPayment: 10,
    });
  });

  it('takes no filing status or tab that does not exist', () => {
    expect(read('filing=toString').filingStatus).toBe('single');
    expect(tabFromQuery(new URLSearchParams('tab=__proto__'))).toBe(DEFAULT_TAB);
  });

  it('reads any address into inputs that are in range', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom('value', 'down', 'rate', 'award', 'income', 'filing', 'x'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(pairs, (entries) => {
        const inputs = inputsFromQuery(new URLSearchParams(entries));
        expect(clampInputs(inputs)).toEqual(inputs);
      }),
    );
  });

  it('keeps what is not ours, and replaces what is', () => {
    const current = new URLSearchParams('utm_source=mail&value=650000&tab=buying-power&gclid=x');
    const inputs = { ...DEFAULT_INPUTS, interestRate: 6 };
    expect(mergeQuery(current, inputs, 'early-payoff').toString()).toBe(
      'utm_source=mail&gclid=x&tab=early-payoff&rate=6',
    );
    expect(mergeQuery(current, DEFAULT_INPUTS, DEFAULT_TAB).toString()).toBe(
      'utm_source=mail&gclid=x',
    );
    expect(foreignQuery(current).toString()).toBe('utm_source=mail&gclid=x');
  });
});
