/** The names of the member's pages. */
export const texts = {
  navigation: 'Your pages',
  overview: 'Overview',
  account: 'Account',
  contributions: 'Contributions',
  assemblies: 'Assemblies',
  yourAssemblies: 'Your assemblies',
  methods: 'Payment methods',
  statements: 'Statements',
  group: 'Your group',
  home: 'Your home',
  bankDetails: 'Bank details',
  leaving: 'Leaving',
  transfers: 'Transfers',
  more: 'More',
  application: 'Account and application',
  /** Short names for the bar. */
  bar: { home: 'Home', pay: 'Pay', group: 'Group', ownHome: 'My home' },
  /** What the pages under More are for. */
  about: {
    statements: 'Every payment by year, as PDF or CSV, and a calendar of due dates',
    methods: 'Cards and bank accounts, and automatic payments',
    bankDetails: 'Where money goes that is paid to you',
    application: 'Account information, your application, details and documents',
    account: 'Email, password, language, sign-ins and your data',
    leaving: 'What leaving would mean in dollars, transferring the seat, your beneficiary',
    transfers: 'Seats that are changing hands',
  },
};
