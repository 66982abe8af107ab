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
};
