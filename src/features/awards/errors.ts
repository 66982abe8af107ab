import { defineErrors } from '#shared/api/app-error.ts';
import { MAX_PAPERS } from './rules.ts';

export const awardErrors = defineErrors({
  AWARD_NOT_FOUND: { status: 404, message: 'This award does not exist.' },
  AWARD_ENDED: { status: 409, message: 'This award is finished; nothing more can be changed.' },
  NOT_YOUR_TURN: {
    status: 409,
    message: 'This has been sent already. The cooperative is looking at it now.',
  },
  PAPERS_MISSING: {
    status: 409,
    message: 'Please upload a paper that proves your identity before you send them.',
  },
  TOO_MANY_PAPERS: { status: 409, message: `An award keeps up to ${MAX_PAPERS} papers.` },
  HOME_MISSING: {
    status: 409,
    message: 'The home has to be chosen, with its price and title company, before the closing.',
  },
  AWARD_ON_HOLD: {
    status: 409,
    message: 'Money of the winning bid came back, so the credit is held until it is made good.',
  },
});
