import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryInputs } from '../inputs/arbitrary-inputs.ts';
import { DEFAULT_INPUTS, PROPERTY_VALUE_CHOICES } from '../inputs/inputs.ts';
import { findRow } from '../result.ts';
import { monthlyPayment } from './monthly-payment.ts';

describe('the monthly payment', () => {
  it('answers for the default visitor', () => {
    const result = monthlyPayment(DEFAULT_INPUTS);
    expect(findRow(result, 'monthlyPayment').mortgage).toBeCloseTo(2517.17, 2);
    expect(findRow(result, 'monthlyPayment').program).toBe(2344);
    expect(findRow(result, 'feesInMonthlyPayment').program).toBe(469);
    expect(findRow(result, 'cashOnDayOne')).toMatchObject({ mortgage: 90_000, program: 200 });
    expect(result.answers[0]).toMatchObject({ key: 'monthlyPayment', winner: 'program' });
    expect(result.answers[0]?.amount).toBeCloseTo(173.17, 2);
  });

  it('says that the mortgage is cheaper a month while rent is paid', () => {
    expect(monthlyPayment(DEFAULT_INPUTS).answers[1]).toMatchObject({
      key: 'monthlyUntilAward',
      winner: 'mortgage',
    });
  });

  it('lets the mortgage win at 3 %', () => {
    expect(monthlyPayment({ ...DEFAULT_INPUTS, interestRate: 3 }).answers[0]?.winner).toBe(
      'mortgage',
    );
  });

  it.each(PROPERTY_VALUE_CHOICES)(
    'draws contributions that add up to the printed total of $%i',
    (propertyValue) => {
      const [plot] = monthlyPayment({ ...DEFAULT_INPUTS, propertyValue }).plots;
      const line = plot?.lines.find(({ key }) => key === 'program');
      const sum = line?.values.reduce<number>((total, each) => total + (each ?? 0), 0);
      expect(sum).toBe(propertyValue === 450_000 ? 562_560 : 812_500);
    },
  );

  it('draws every Flex line so that it adds up to its total', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { plots, flex } = monthlyPayment(inputs);
        flex.forEach((outcome, index) => {
          const line = plots[0]?.lines[index + 2];
          const sum = line?.values.reduce<number>((total, each) => total + (each ?? 0), 0);
          expect(sum).toBeCloseTo(outcome.totalContributed, 3);
        });
      }),
    );
  });
});
