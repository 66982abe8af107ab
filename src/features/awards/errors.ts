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
    TOO_MANY_PAPERS: `An award keeps up to ${MAX_PAPERS} papers.`,
    HOME_MISSING:
      'The home has to be chosen, with its price and title company, before the closing.',
    REST_NOT_EXPLAINED:
      'The price is above the credit. Who pays the rest, and from what, has to be said before this goes on.',
    FUNDS_MISSING:
      'The price is above the credit. Please upload a proof of funds for the rest before this goes on.',
    AWARD_ON_HOLD:
      'Money of the winning bid came back, so the credit is held until it is made good.',
  },
});
