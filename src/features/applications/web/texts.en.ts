/** The sentences of the application form and of the steps after it. */
export const texts = {
  name: 'Application',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailGiven: 'The verified address of your account',
    city: 'City',
    state: 'State',
    stateHint: 'Groups form in Utah first',
    ageGroup: 'Age group',
    monthlyIncome: 'Monthly income',
    incomeHint: "Your household's, before taxes",
    monthlyDebt: 'Debts, a month (optional)',
    debtHint: 'Car, student loans, card minimums',
    monthlyRent: 'Rent you pay now, a month (optional)',
    rentHint: 'You go on paying it until your turn',
    choose: 'Please choose',
  },
  consents: 'Please confirm',
  emailTaken:
    'An application with this email address already exists. Please use a different email address.',
  checking: 'Checking…',
  goOn: 'Continue to the agreement',
  nothingYet: {
    member:
      'You pay nothing yet: the deposit agreement comes next, the card form after that on your dashboard.',
    visitor: 'You pay nothing yet: the deposit agreement comes first, then the card form.',
  },
  agreement: {
    title: 'Deposit Agreement',
    text: 'Please read it to the end before you accept.',
    accept: 'I have read the agreement and accept its terms.',
    scroll: 'Scroll to the end of the text to enable this box.',
    cancel: 'Cancel',
    decline: 'Decline',
    declined: {
      title: 'You declined the agreement',
      description:
        'Nothing was saved and nothing is charged. Your answers stay in the form, in case you change your mind.',
    },
    saving: 'Saving your application…',
    goOn: 'Accept Terms & Continue to Payment',
    label: 'Text of the deposit agreement',
  },
  submitted: 'Application Submitted Successfully',
  setupFailed: {
    title: 'Payment Setup Error',
    description: 'Unable to setup payment. Please try again.',
  },
  dashboard: 'Dashboard',
  fit: {
    title: 'Before you go on',
    confirm: 'Please confirm where the home will be',
    takeOther: (plan: string) => `Take the ${plan} plan instead`,
    goOnWith: (plan: string) => `Go on with ${plan}`,
    goOn: 'Go on',
    waitlist: 'Join the waitlist instead',
    incomeShort:
      'Your income documents must show that you can pay it. A spouse’s income or other income counts too.',
    yesGoOn: (plan: string) => `Yes, I can pay this: go on with ${plan}`,
    elsewhere:
      'Homes are acquired in Utah only, for now. You can live elsewhere, as long as the home will be in Utah.',
    inUtah: 'The home I want to acquire will be in Utah.',
  },
  unfinished: {
    title: 'Your application is saved',
    text: (plan: string, deposit: string) =>
      `We have your application for the ${plan} plan. The ${deposit} deposit that reserves your spot is not paid yet.`,
    pay: 'Finish paying',
    later: (email: string) =>
      `You can also pay later, by the link in the mail we sent to ${email}.`,
    another: 'Fill in another application',
  },
};
