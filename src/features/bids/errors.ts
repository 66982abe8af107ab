import { defineErrors } from '#shared/api/app-error.ts';

export const bidErrors = defineErrors({
  404: {
    BIDDING_NOT_FOUND: 'We could not find this assembly.',
  },
  409: {
    BIDDING_CLOSED: 'Bidding for this assembly has closed. Your last bid before it counts.',
    BID_SEEN_BEFORE: 'We have received this sealed bid already, so you need not send it again.',
  },
  422: {
    BID_NOT_VALID: 'This file is not a sealed bid for your seat in this assembly.',
  },
  429: {
    TOO_MANY_BIDS: 'Your seat has placed as many bids as one assembly allows. The last one counts.',
  },
});
