import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { earlyPayoff } from './early-payoff.ts';

describe('early payoff', () => {
  it('answers for the default visitor', () => {
    const result = earlyPayoff(DEFAULT_INPUTS);
    expect(findRow(result, 'monthsWithExtra')).toMatchObject({ mortgage: 283, program: 222 });
    expect(findRow(result, 'moneySaved').program).toBe(0);
    expect(result.answers[0]).toMatchObject({ key: 'payoffMoneySaved', winner: 'mortgage' });
  });

  it('changes nothing without an extra amount', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const result = earlyPayoff({ ...inputs, extraPayment: 0 });
        expect(findRow(result, 'monthsSaved')).toMatchObject({ mortgage: 0, program: 0 });
        expect(findRow(result, 'moneySaved')).toMatchObject({ mortgage: 0, program: 0 });
      }),
    );
  });

  it('shortens more the more is paid, and never costs money', () => {
    fc.assert(
      fc.property(arbitraryInputs, fc.integer({ min: 1, max: 5000 }), (inputs, more) => {
        const less = earlyPayoff(inputs);
        const greater = earlyPayoff({ ...inputs, extraPayment: inputs.extraPayment + more });
        for (const side of ['mortgage', 'program'] as const) {
          const [a, b] = [
            findRow(less, 'monthsSaved')[side],
            findRow(greater, 'monthsSaved')[side],
          ];
          expect(b).toBeGreaterThanOrEqual(a ?? 0);
        }
        expect(findRow(less, 'moneySaved').mortgage).toBeGreaterThanOrEqual(0);
        expect(findRow(greater, 'moneySaved').mortgage).toBeGreaterThan(
          findRow(less, 'moneySaved').mortgage ?? 0,
        );
      }),
    );
  });

  it('draws what is owed at the end of each year', () => {
    const [mortgage, , program] = earlyPayoff(DEFAULT_INPUTS).plots[0]?.lines ?? [];
    // The balance falls by a year of payments less interest.
    expect(mortgage?.values[1]).toBeCloseTo(360_000 - (12 * 2517.1722 - 26_887.4628), 2);
    expect(program?.values[1]).toBe(562_560 - 12 * 2344);
  });

  it('draws what is owed down to nothing', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        for (const { values } of earlyPayoff(inputs).plots[0]?.lines ?? []) {
          expect(values.at(-1)).toBe(0);
          expect(values).toEqual([...values].sort((a, b) => (b ?? 0) - (a ?? 0)));
        }
      }),
    );
  });
});
