/**
 * Which losses after awards the reserve covers (rule 19), found by playing groups in which nobody
 * bids and nothing is recovered. Percentages are members with a home who stop paying, per year.
 */
export const CARRIED_PERCENT_A_YEAR = 0.15;
export const HEAVY_PERCENT_A_YEAR = 1;
/** Homes missing at the end of a group with the heavy loss, on average. */
export const HOMES_MISSING = 11;
