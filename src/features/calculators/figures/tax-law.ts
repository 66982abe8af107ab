export const FILING_STATUSES = ['single', 'married', 'head-of-household'] as const;

export type FilingStatus = (typeof FILING_STATUSES)[number];

/** The tax year of the law used; year 1 of every projection. */
export const TAX_YEAR = 2026;

/** Federal standard deduction for 2026: IRS Rev. Proc. 2025-32, announced 9 October 2025. */
export const STANDARD_DEDUCTION: { readonly [S in FilingStatus]: number } = {
  single: 16_100,
  married: 32_200,
  'head-of-household': 24_150,
};

/**
 * Debt up to which home-mortgage interest is deductible: IRC § 163(h)(3)(F), permanent since P.L.
 * 119-21.
 */
export const DEDUCTIBLE_DEBT_LIMIT = 750_000;

export const SALT_CAP_2026 = 40_400;
const SALT_CAP_YEARLY_GROWTH = 1.01;
export const SALT_CAP_LAST_RAISED_YEAR = 2029;
export const SALT_CAP_AFTERWARDS = 10_000;
export const SALT_THRESHOLD_2026 = 505_000;
const SALT_LOST_ABOVE_THRESHOLD = 0.3;

/**
 * The cap on itemised state and local tax in a year of the projection, by IRC § 164(b)(7): it rises
 * 1 % a year until 2029, less 30 % of income above a threshold that rises likewise, but is at least
 * 10,000; from 2030 on it is 10,000 for everybody.
 */
export function stateTaxCap(yearOfProjection: number, yearlyIncome: number): number {
  const year = TAX_YEAR + yearOfProjection - 1;
  if (year > SALT_CAP_LAST_RAISED_YEAR) return SALT_CAP_AFTERWARDS;
  const growth = SALT_CAP_YEARLY_GROWTH ** (year - TAX_YEAR);
  const above = Math.max(0, yearlyIncome - SALT_THRESHOLD_2026 * growth);
  return Math.max(SALT_CAP_AFTERWARDS, SALT_CAP_2026 * growth - SALT_LOST_ABOVE_THRESHOLD * above);
}

const RATES = [10, 12, 22, 24, 32, 35, 37] as const;

/** Upper limits of the 2026 brackets, by taxable income: IRS Rev. Proc. 2025-32, section 4.01. */
const BRACKET_ENDS: { readonly [S in FilingStatus]: readonly number[] } = {
  single: [12_400, 50_400, 105_700, 201_775, 256_225, 640_600],
  married: [24_800, 100_800, 211_400, 403_550, 512_450, 768_700],
  'head-of-household': [17_700, 67_450, 105_700, 201_750, 256_200, 640_600],
};

/** The marginal bracket, in percent, for a gross income with the standard deduction. */
export function marginalRate(grossIncome: number, status: FilingStatus): number {
  const taxable = grossIncome - STANDARD_DEDUCTION[status];
  if (taxable <= 0) return 0;
  const bracket = BRACKET_ENDS[status].findIndex((end) => taxable <= end);
  return RATES[bracket === -1 ? RATES.length - 1 : bracket] ?? 0;
}
