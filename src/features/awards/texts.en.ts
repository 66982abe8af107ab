import type { AwardEnd, AwardStep, AwardTurn, PaperKind } from './rules.ts';

/** The names of steps, turns, papers and ends of an award. */
export const texts = {
  steps: {
    papers: 'Identity and purchase papers',
    home: 'Home chosen',
    appraisal: 'Appraisal and title',
    closing: 'Closing',
    paid: 'Paid',
  } satisfies Record<AwardStep, string>,
  turns: {
    member: 'Your turn',
    cooperative: 'The cooperative',
    title_company: 'The title company',
  } satisfies Record<AwardTurn, string>,
  papers: {
    identity: 'Identity',
    purchase: 'Purchase',
    appraisal: 'Appraisal',
    title: 'Title',
    closing: 'Closing',
    expense: 'Expense',
  } satisfies Record<PaperKind, string>,
  ends: {
    handed_back: 'Handed back',
    terminated: 'Terminated',
    withdrawn: 'Home sold',
  } satisfies Record<AwardEnd, string>,
};
