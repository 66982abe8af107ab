import { defineErrors } from '#shared/api/app-error.ts';
import { MAX_PAPERS } from './rules.ts';

export const awardErrors = defineErrors({
  404: {
    AWARD_NOT_FOUND: 'This award does not exist.',
  },
  409: {
    AWARD_ENDED: 'This award is finished; nothing more can be changed.',
    NOT_YOUR_TURN: 'This has been sent already. The cooperative is looking at it now.',
    PAPERS_MISSING: 'Please upload a paper that proves your identity before you send them.',
    TOO_MANY_PAPERS: `You can keep up to ${MAX_PAPERS} papers for an award. Please write to us if you need more.`,
    HOME_MISSING:
      'The home, its price and its title company have to be entered before the closing.',
    REST_NOT_EXPLAINED:
      'The price is above the credit. Please say who pays the rest, and with what money, before this goes on.',
    FUNDS_MISSING:
      'The price is above the credit. Please upload a proof of funds for the rest before this goes on.',
    CREDIT_SPENT:
      'A part of the credit was paid out before the bank sent the price back. The price can be at most what is left of the credit.',
    AWARD_ON_HOLD:
      'A payment of the winning bid was returned, so the credit is on hold until the bid is paid in full again.',
  },
});
