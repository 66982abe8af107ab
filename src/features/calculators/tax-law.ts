export const FILING_STATUSES = ['single', 'married', 'head-of-household'] as const;

export type FilingStatus = (typeof FILING_STATUSES)[number];

/** The year whose law the figures use; year 1 of every projection. */
export const TAX_YEAR = 2026;

/** Federal standard deduction for 2026: IRS Rev. Proc. 2025-32, announced 9 October 2025. */
export const STANDARD_DEDUCTION: { readonly [S in FilingStatus]: number } = {
  single: 16_100,
  married: 32_200,
  'head-of-household': 24_150,
};

/** Debt up to which home-mortgage interest is deductible: IRC § 163(h)(3)(F), lasting since P.L. 119-21. */
export const DEDUCTIBLE_DEBT_LIMIT = 750_000;

const SALT_CAP_2026 = 40_400;
const SALT_CAP_YEARLY_GROWTH = 1.01;
const SALT_CAP_LAST_RAISED_YEAR = 2029;
const SALT_CAP_AFTERWARDS = 10_000;

/**
 * The most state and local tax that can be itemised in a year of the projection: IRC § 164(b)(7),
 * 1 % more each year until 2029, then 10,000 again. Its phase-down begins above 500,000 of income,
 * which the page's income control does not reach.
 */
export function stateTaxCap(yearOfProjection: number): number {
  const year = TAX_YEAR + yearOfProjection - 1;
  if (year > SALT_CAP_LAST_RAISED_YEAR) return SALT_CAP_AFTERWARDS;
  return SALT_CAP_2026 * SALT_CAP_YEARLY_GROWTH ** (year - TAX_YEAR);
}
