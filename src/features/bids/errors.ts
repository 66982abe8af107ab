import { defineErrors } from '#shared/api/app-error.ts';

export const bidErrors = defineErrors({
  BIDDING_NOT_FOUND: { status: 404, message: 'There is no such assembly to bid in.' },
  BIDDING_CLOSED: {
    status: 409,
    message: 'Bidding for this assembly has closed. Your last bid before it counts.',
  },
  BID_NOT_VALID: {
    status: 422,
    message: 'This file is not a sealed bid for your seat in this assembly.',
  },
  BID_SEEN_BEFORE: { status: 409, message: 'This sealed bid was received before.' },
  TOO_MANY_BIDS: {
    status: 429,
    message: 'Your seat has placed as many bids as one assembly allows. The last one counts.',
  },
});
