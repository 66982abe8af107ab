import { defineErrors } from '#shared/api/app-error.ts';

export const assemblyErrors = defineErrors({
  403: {
    SEAT_NOT_YOURS: 'You can bid only for an active seat of your own in this group.',
  },
  404: {
    ASSEMBLY_NOT_FOUND: 'We could not find this assembly.',
    BID_NOT_FOUND: 'We could not find this bid.',
  },
  409: {
    BIDDER_BARRED:
      'A bid of yours was not paid in time, so you may not bid in the next three assemblies. You stay in the lottery.',
    SEAT_IN_ASSEMBLY:
      'From the cut-off of an assembly until its bids are settled, no seat can change hands. Please try again afterwards.',
    BID_OVER: 'The time to pay this bid is over. Your seat stays in the lottery.',
    BID_ABOVE_WHAT_IS_LEFT:
      'You have paid instalments ahead since you bid, so fewer are left than you bid. This bid cannot be paid; when its time is over, the next bidder gets the chance.',
    BIDDING_OVER:
      'Fewer than 96 instalments are left, so bids are no longer possible in this group.',
  },
});
