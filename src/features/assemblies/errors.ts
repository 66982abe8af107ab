import { defineErrors } from '#shared/api/app-error.ts';

export const assemblyErrors = defineErrors({
  ASSEMBLY_NOT_FOUND: { status: 404, message: 'There is no such assembly.' },
  SEAT_NOT_YOURS: { status: 403, message: 'This seat is not yours to bid for.' },
  BIDDER_BARRED: {
    status: 409,
    message:
      'A bid of yours was not paid in time, so you may not bid in the next three assemblies. You stay in the lottery.',
  },
  SEAT_IN_ASSEMBLY: {
    status: 409,
    message:
      'Between the cut-off of an assembly and the settling of its bids a seat cannot change hands. Please try again after the assembly.',
  },
  BID_NOT_FOUND: { status: 404, message: 'You have no such bid.' },
  BID_OVER: {
    status: 409,
    message: 'The time to pay this bid is over. Your seat stays in the lottery.',
  },
  BID_ABOVE_WHAT_IS_LEFT: {
    status: 409,
    message:
      'You have paid instalments ahead since you bid, so fewer are left than you bid. This bid cannot be paid; the next bidder is asked when its time is over.',
  },
  BIDDING_OVER: {
    status: 409,
    message: 'Fewer than 96 instalments are left, so bids are no longer possible in this group.',
  },
});
