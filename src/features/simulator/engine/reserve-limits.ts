/**
 * What the reserve carries of losses after awards (rule 19), found by playing groups in which nobody
 * bids and nothing is recovered. Percents are members with a home who stop paying, a year.
 */
export const CARRIED_PERCENT_A_YEAR = 0.15;
export const HEAVY_PERCENT_A_YEAR = 1;
/** Homes that are missing at the end of a group with the heavy loss, on average. */
export const HOMES_MISSING = 11;
