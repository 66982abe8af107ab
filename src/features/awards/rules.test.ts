import { describe, expect, it } from 'vitest';
import { daysLate, stepTarget } from './rules.ts';

describe('an award', () => {
  const selectedOn = '2027-01-15';

  it('has a target for each step, the last one 60 days after the selection', () => {
    expect(stepTarget(selectedOn, 'papers')).toBe('2027-01-25');
    expect(stepTarget(selectedOn, 'closing')).toBe('2027-03-16');
    expect(stepTarget(selectedOn, 'paid')).toBeUndefined();
  });

  it.each([
    ['papers', '2027-01-25', 0],
    ['papers', '2027-01-26', 1],
    ['closing', '2027-03-20', 4],
    ['paid', '2028-01-01', 0],
  ] as const)('in step %s on %s is %i days late', (step, today, late) => {
    expect(daysLate({ selectedOn, step }, today)).toBe(late);
  });
});
