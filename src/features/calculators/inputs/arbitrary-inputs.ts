import fc from 'fast-check';
import { CHOICE_FIELDS, CHOICE_INPUTS } from './choice-inputs.ts';
import { type CalculatorInputs, clampInput, NUMBER_FIELDS, NUMBER_INPUTS } from './inputs.ts';

/** For property tests: any valid inputs, with the ends of each range drawn often. */
export const arbitraryInputs: fc.Arbitrary<CalculatorInputs> = fc.record({
  ...Object.fromEntries(
    NUMBER_INPUTS.map((input) => {
      const { min, max, default: usual } = NUMBER_FIELDS[input];
      const inside = fc.double({ min, max, noNaN: true }).map((value) => clampInput(input, value));
      return [input, fc.oneof(inside, fc.constantFrom(min, max, usual))];
    }),
  ),
  ...Object.fromEntries(
    CHOICE_INPUTS.map((input) => [input, fc.constantFrom(...CHOICE_FIELDS[input].options)]),
  ),
}) as unknown as fc.Arbitrary<CalculatorInputs>;
