import type { Audience } from '../audience.ts';

export type RejectionReason = { reason: string; bank: string; circle: string };

const DEBT: RejectionReason = {
  reason: 'Debt-to-income ratio',
  bank: 'Every payment you already make counts against you, even those you never missed.',
  circle: 'One question: does your income, after your debts, cover the monthly contribution?',
};
const CREDIT: RejectionReason = {
  reason: 'Credit history',
  bank: 'A low score, or none at all, ends the conversation.',
  circle: 'There is no credit-score barrier. Your income is what is reviewed.',
};
const CASH: RejectionReason = {
  reason: 'Not enough cash',
  bank: 'Twenty percent of a $450,000 home is $90,000, before closing costs.',
  circle: 'No down payment. The $200 deposit is credited to your first contribution.',
};
const PAPERS: RejectionReason = {
  reason: 'Income that is hard to document',
  bank: 'Self-employed, seasonal or newly hired applicants fall through the scoring model.',
  circle: 'A person reads the documents you send, whatever kind of work they show.',
};

/** Reasons lenders give for declining a mortgage, as each audience meets them. */
export const REJECTION_REASONS: Record<Audience, readonly RejectionReason[]> = {
  investors: [
    DEBT,
    CASH,
    {
      reason: 'Too many financed properties',
      bank: 'Each mortgage you hold makes the next one harder and more expensive.',
      circle: 'Other properties are no obstacle, as long as your contribution is covered.',
    },
    PAPERS,
    CREDIT,
  ],
  homebuyers: [
    DEBT,
    CREDIT,
    CASH,
    PAPERS,
    {
      reason: 'Too short a history',
      bank: 'Two years in one job, in one country, at one address: less is a risk.',
      circle: 'Nobody counts your years here. What counts is today’s income and that you are 18.',
    },
  ],
};
