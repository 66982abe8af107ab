import { describe, expect, it } from 'vitest';
import { fitOf, needsSecondYes } from './fit.ts';

const UTAH = {
  monthlyIncome: '$7,500 - $9,999',
  monthlyDebt: '',
  monthlyRent: '',
  preferredPlan: '450',
  state: 'UT',
};

describe('whether a plan fits', () => {
  it('asks nothing where the figures are comfortable and the person lives in Utah', () => {
    const fit = fitOf(UTAH);
    expect(fit).toMatchObject({ otherPlan: undefined, isElsewhere: false });
    expect(fit.figures.state).toBe('comfortable');
    expect(needsSecondYes(fit)).toBe(false);
  });

  it('asks once more where it is tight, with the typed figures', () => {
    const fit = fitOf({ ...UTAH, monthlyDebt: '$1,000', monthlyRent: '3.157' });
    expect(fit.figures).toMatchObject({ state: 'tight', left: { cents: 99_900 } });
    expect(needsSecondYes(fit)).toBe(true);
  });

  it('offers another plan that the figures carry better', () => {
    expect(fitOf({ ...UTAH, preferredPlan: '650' })).toMatchObject({
      figures: { state: 'tight' },
      otherPlan: '450',
    });
    const given = { ...UTAH, monthlyIncome: '$3,000 - $4,999' };
    expect(fitOf({ ...given, preferredPlan: '650' })).toMatchObject({
      figures: { state: 'short' },
      otherPlan: '450',
    });
    expect(fitOf(given)).toMatchObject({ figures: { state: 'tight' }, otherPlan: undefined });
    expect(fitOf({ ...UTAH, monthlyIncome: 'Under $3,000' })).toMatchObject({
      figures: { state: 'short' },
      otherPlan: undefined,
    });
  });

  it('reports that a person lives outside of Utah', () => {
    const fit = fitOf({ ...UTAH, state: 'NV' });
    expect(fit.isElsewhere).toBe(true);
    expect(needsSecondYes(fit)).toBe(true);
  });
});
