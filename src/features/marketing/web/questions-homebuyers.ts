import { type Question, SHARED_QUESTIONS as shared } from './questions.ts';

export const HOMEBUYER_QUESTIONS: readonly Question[] = [
  shared.whatItIs,
  {
    question: 'A bank turned me down. Can I still join?',
    answer: [
      'Yes. There is no credit-score barrier. We check one thing: that your monthly income, after your debts, covers the contribution. You show it with documents such as pay stubs, tax returns or bank statements, and a person reads them.',
      'You must be 18 or over, and the program operates in Utah for now.',
    ],
  },
  {
    question: 'Do I really need no down payment?',
    answer: [
      'Really none. To reserve a spot you pay a $200 deposit, and it is credited to your first contribution. What you do need is the contribution itself, every month for 20 years.',
    ],
  },
  {
    question: 'What do I pay each month?',
    answer: [
      '$2,344 for a home of $450,000, or $3,385 for one of $650,000. The amount is the home’s value × 1.25 ÷ 240.',
    ],
  },
  {
    question: 'Why 1.25 times the value, if there is no interest?',
    answer: [
      'The extra quarter pays for running the program: 24% of the home’s value for administration over 20 years, which is 1.2% a year, and 1% for a reserve fund. For a $450,000 home you contribute $562,560 in all.',
    ],
  },
  shared.selection,
  shared.wait,
  {
    question: 'Do I pay rent and the contribution at the same time?',
    answer: [
      'Until you are selected, yes. That can be many years, so please look at your budget for both before you apply. The calculators help with that.',
    ],
  },
  shared.deposit,
  shared.missed,
];
