/** The names of incomes, and the messages beside the application's fields. */
export const texts = {
  /** A range of the form, or a figure entered later. */
  income: (stored: string) => stored,
  messages: {
    city: 'City is required',
    state: 'State is required',
    ageGroup: 'Age group is required',
    monthlyIncome: 'Monthly income is required',
    profile: 'Applicant profile is required',
    understandsNotLoan: 'You must understand this is not a traditional loan',
    understandsCooperative: 'You must understand the cooperative structure',
    agreesToContact: 'You must agree to be contacted',
    acceptsPrivacyPolicy: 'You must accept the privacy policy',
    acceptsTermsOfUse: 'You must accept the terms of use',
    understandsDeposit: 'You must understand the deposit requirement',
  },
};
