import fc from 'fast-check';
import { type CalculatorInputs, clampInput, NUMBER_FIELDS, NUMBER_INPUTS } from './inputs.ts';
import { FILING_STATUSES } from './tax-law.ts';

/** For property tests: any inputs the page lets through, with the ends of each range drawn often. */
export const arbitraryInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
  ...Object.fromEntries(
    NUMBER_INPUTS.map((input) => {
      const { min, max, default: usual } = NUMBER_FIELDS[input];
      const inside = fc.double({ min, max, noNaN: true }).map((value) => clampInput(input, value));
      return [input, fc.oneof(inside, fc.constantFrom(min, max, usual))];
    }),
  ),
  filingStatus: fc.constantFrom(...FILING_STATUSES),
}) as unknown as fc.Arbitrary<CalculatorInputs>;
