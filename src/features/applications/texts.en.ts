import type { AffordabilityState } from './affordability.ts';

/** The names of incomes, what the declared figures mean, and the messages beside the fields. */
export const texts = {
  /** A range of the form, or a figure entered later. */
  income: (stored: string) => stored,
  afford: {
    states: {
      comfortable: 'Automatic approval, by your declared figures',
      tight: 'Automatic approval, by your declared figures, but it would be tight',
      short: 'Your declared figures do not cover the contribution',
    } satisfies Record<AffordabilityState, string>,
    overdrawn: 'Automatic approval, by your declared figures, but money would be missing',
    left: (amount: string) => `${amount} a month would be left`,
    missing: (amount: string) => `${amount} a month would be missing`,
    /** Gross, said as gross. */
    gross: 'before taxes',
    papers: 'Papers are checked before your group starts.',
    share: (percent: number, limit: number) =>
      `The contribution would take ${percent}% of that income. Above ${limit}% it becomes hard to pay every month for 20 years.`,
    little: (limit: string) =>
      `Less than ${limit} a month for food, transport, insurance and taxes is hard to live on.`,
    rows: {
      income: 'Lowest income of your answer',
      contribution: (plan: string) => `Contribution, ${plan} plan`,
      debt: 'Debts',
      rent: 'Rent, until your turn',
      left: 'Left before taxes',
      missing: 'Missing',
      unanswered: 'no answer: $0',
    },
  },
  messages: {
    city: 'City is required',
    state: 'State is required',
    ageGroup: 'Age group is required',
    monthlyIncome: 'Monthly income is required',
    amount: 'Please enter an amount such as $1,200, or leave it empty',
    profile: 'Applicant profile is required',
    understandsNotLoan: 'You must understand this is not a traditional loan',
    understandsCooperative: 'You must understand the cooperative structure',
    agreesToContact: 'You must agree to be contacted',
    acceptsPrivacyPolicy: 'You must accept the privacy policy',
    acceptsTermsOfUse: 'You must accept the terms of use',
    understandsDeposit: 'You must understand the deposit requirement',
  },
};
