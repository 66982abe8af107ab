import { defineErrors } from '#shared/api/app-error.ts';

export const bidErrors = defineErrors({
  404: {
    BIDDING_NOT_FOUND: 'There is no such assembly to bid in.',
  },
  409: {
    BIDDING_CLOSED: 'Bidding for this assembly has closed. Your last bid before it counts.',
    BID_SEEN_BEFORE: 'This sealed bid was received before.',
  },
  422: {
    BID_NOT_VALID: 'This file is not a sealed bid for your seat in this assembly.',
  },
  429: {
    TOO_MANY_BIDS: 'Your seat has placed as many bids as one assembly allows. The last one counts.',
  },
});
