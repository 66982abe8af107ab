import { type Question, SHARED_QUESTIONS as shared, WHERE } from './questions.ts';

export const INVESTOR_QUESTIONS: readonly Question[] = [
  shared.whatItIs,
  {
    question: 'What does it cost in total?',
    answer: [
      'Over 20 years you contribute 125% of the property’s value: 100% for property, 24% for administration (1.2% a year) and 1% for the reserve fund. On $450,000 that is $562,560; on $650,000 it is $812,500.',
      'There is no interest, and no fee beyond these.',
    ],
  },
  shared.selection,
  shared.wait,
  {
    question: 'When does a bid make sense?',
    answer: [
      'When you have capital at hand and a property in view. A bid of at least 50% of the target value competes for one of the two selections of the month, and only the highest is taken. It can shorten the wait, but it guarantees nothing.',
    ],
  },
  {
    question: 'What may I acquire?',
    answer: [
      'A home or an investment property in Utah: to live in, to rent out, or to renovate. You choose it; your credit amount is the most the fund pays for it.',
    ],
  },
  {
    question: 'What if the property costs less than my credit?',
    answer: [
      'Up to 10% of the award value can go to the expenses of the acquisition. What then remains can settle contributions you still owe, or be paid to you in cash once all your obligations are settled.',
    ],
  },
  {
    question: 'What is the Flex Plan?',
    answer: [
      'Until your award you pay 10 to 50 percent less. Afterwards you choose: the full credit, with the missing part spread over the months that remain; a credit reduced by the same percentage; or half-way between. The calculators show all three.',
      'It is not offered in groups yet: every membership is on the ordinary plan.',
    ],
  },
  shared.deposit,
  {
    question: 'Can I leave early?',
    answer: [
      'Before you are selected you can cancel at any time, but what you paid is returned only if your cancelled position is later selected. After selection, what you paid is returned less the administration fees and a 5% penalty. After 90 days without contributing, a membership is cancelled automatically.',
      'What is returned is the part that went into the fund, 80% of each contribution; the administration and reserve parts are not returned.',
    ],
  },
  WHERE,
];
