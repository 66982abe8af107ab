/** 20 years of contributions. */
export const PROGRAMME_MONTHS = 240;

/** Parts of the home's value, over the whole term. */
export const ADMIN_FEE_SHARE = 0.24;
export const RESERVE_SHARE = 0.01;
const CONTRIBUTED_SHARE = 1.25;

/** Paid when reserving a spot and credited to the first contribution. */
export const RESERVATION_DEPOSIT = 200;

/**
 * The monthly contribution, V × 1.25 / 240, to the fraction of a cent.
 * The plans quote it to the nearest dollar (2,343.75 as $2,344; 3,385.42 as $3,385); only the page
 * rounds, so that totals add up to 1.25 V.
 */
export function monthlyContribution(propertyValue: number): number {
  return totalContributed(propertyValue) / PROGRAMME_MONTHS;
}

/** Everything a member contributes: the home's value and 25 % on top. */
export function totalContributed(propertyValue: number): number {
  return propertyValue * CONTRIBUTED_SHARE;
}

/** The home's value a monthly contribution carries: the inverse of `monthlyContribution`. */
export function affordableValue(contribution: number): number {
  return (contribution * PROGRAMME_MONTHS) / CONTRIBUTED_SHARE;
}

/** What a member has contributed after some months. */
export function contributedAfter(propertyValue: number, months: number): number {
  return monthlyContribution(propertyValue) * Math.min(months, PROGRAMME_MONTHS);
}

/** The part of it that went into the fund, and not into fees and reserve. */
export function fundedAfter(propertyValue: number, months: number): number {
  return contributedAfter(propertyValue, months) / CONTRIBUTED_SHARE;
}

/** The 25 % that does not buy the home. */
export function programmeFees(propertyValue: number): {
  readonly admin: number;
  readonly reserve: number;
  readonly total: number;
} {
  const admin = propertyValue * ADMIN_FEE_SHARE;
  const reserve = propertyValue * RESERVE_SHARE;
  return { admin, reserve, total: admin + reserve };
}
