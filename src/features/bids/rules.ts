/** How many bids a seat may place for one assembly, withdrawals included. */
export const MAX_BIDS_OF_SEAT = 40;
