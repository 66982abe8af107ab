/** The share of the remaining income that each side may take, as the program sets it. */
export const MORTGAGE_BUDGET_SHARE = 0.8;
export const PROGRAM_BUDGET_SHARE = 0.9;
