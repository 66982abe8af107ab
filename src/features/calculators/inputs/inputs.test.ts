import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICE_FIELDS, CHOICE_INPUTS } from './choice-inputs.ts';
import {
  type CalculatorInputs,
  clampInput,
  clampInputs,
  DEFAULT_INPUTS,
  NUMBER_FIELDS,
  NUMBER_INPUTS,
  PROPERTY_VALUE_CHOICES,
} from './inputs.ts';

describe('the inputs', () => {
  it('start as the specification says', () => {
    expect(DEFAULT_INPUTS).toMatchObject({
      propertyValue: 450_000,
      downPayment: 20,
      interestRate: 7.5,
      income: 6000,
      expenses: 2500,
      investmentReturn: 7,
      flexReduction: 50,
    });
    expect(PROPERTY_VALUE_CHOICES).toEqual([450_000, 650_000]);
  });

  it('have the sliders of the specification', () => {
    expect(NUMBER_FIELDS.downPayment).toMatchObject({ min: 0, max: 50, step: 1 });
    expect(NUMBER_FIELDS.interestRate).toMatchObject({ min: 3, max: 12, step: 0.1 });
    expect(NUMBER_FIELDS.flexReduction).toMatchObject({ min: 10, max: 50, step: 5 });
    expect(NUMBER_FIELDS.awardMonth).toMatchObject({ min: 1, max: 240, step: 1 });
  });

  it.each(NUMBER_INPUTS)('%s starts on a step within its range', (input) => {
    const { min, max, step, default: start } = NUMBER_FIELDS[input];
    expect(start).toBeGreaterThanOrEqual(min);
    expect(start).toBeLessThanOrEqual(max);
    expect(Math.abs(((start - min) / step) % 1)).toBeOneOf([expect.closeTo(0), expect.closeTo(1)]);
  });

  it('have addresses of their own', () => {
    const params = [
      ...NUMBER_INPUTS.map((input) => NUMBER_FIELDS[input].param),
      ...CHOICE_INPUTS.map((input) => CHOICE_FIELDS[input].param),
      'tab',
    ];
    expect(new Set(params).size).toBe(params.length);
  });
});

describe('clamping', () => {
  it('brings any number into range', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NUMBER_INPUTS), fc.double(), (input, value) => {
        const { min, max } = NUMBER_FIELDS[input];
        const clamped = clampInput(input, value);
        expect(clamped).toBeGreaterThanOrEqual(min);
        expect(clamped).toBeLessThanOrEqual(max);
        expect(Object.is(clamped, -0)).toBe(false);
        expect(clampInput(input, clamped)).toBe(clamped);
      }),
    );
  });

  it('keeps what is between two steps, but no part of a cent or a month', () => {
    expect(clampInput('interestRate', 7.125)).toBe(7.125);
    expect(clampInput('income', 1234.567)).toBe(1234.57);
    expect(clampInput('income', 5e-324)).toBe(0);
    expect(clampInput('appreciation', -0)).toBe(0);
    expect(clampInput('awardMonth', 12.6)).toBe(13);
  });

  it('repairs a set that came from elsewhere', () => {
    const broken = {
      ...DEFAULT_INPUTS,
      income: -5,
      interestRate: Number.NaN,
      filingStatus: 'constructor',
    };
    expect(clampInputs(broken as CalculatorInputs)).toEqual({ ...DEFAULT_INPUTS, income: 0 });
  });
});
