import { texts as blog } from '#features/blog/texts.en.ts';
import { brand } from '#shared/brand.ts';

const named = (title: string, description = '') => ({
  title: `${title} · ${brand.name}`,
  description,
});

/** Page titles, and descriptions of the pages that search engines list. */
export const heads = {
  investors: {
    title: `${brand.name}: real estate without banks, 0% down, 0% interest`,
    description:
      'Households in Utah acquire homes together: no down payment, no interest, 240 monthly contributions. Not a loan, a bank or an investment.',
  },
  homebuyers: {
    title: `${brand.name} for first-time buyers: a home without a bank`,
    description:
      'Turned down by a bank? Members of our Utah cooperative acquire homes with 0% down and 0% interest, one lottery and one bid each month. Not a loan.',
  },
  calculators: named(
    'Mortgage or program? Compare with your own figures',
    'Seven calculators for monthly payment, lifetime cost, taxes and returns. Fees, rent and the wait are counted, also where the mortgage wins.',
  ),
  simulator: named(
    'Simulator: what can happen to a group in 20 years',
    'A hundred groups of 480 members, played by the program’s own rules: when homes come, your chance with and without a bid, and how a group can go wrong.',
  ),
  rules: named(
    'Rules: how a group works, in plain words',
    'What you pay, who is selected, how bids and refunds work, and what happens when somebody pays late, leaves or stops paying. Rule by rule.',
  ),
  about: named(
    'Who we are and who watches us',
    'Name, address and phone of the cooperative, who holds the escrow, how title and lien work after an award, who audits, and what you can check yourself.',
  ),
  brazilians: named(
    'A home in the US without a bank, for Brazilians',
    'Acquire a home in Utah as a group: no down payment, no interest and no bank, with $2K to $3K a month. A cooperative, not a loan. Find out how it works.',
  ),
  presentation: named(
    'Presentation in Portuguese: a home without a bank in Utah',
    'An hour of conversation in Portuguese about how families in Utah acquire homes as a group, without down payment and interest. Free, with time for questions.',
  ),
  dashboard: named('Dashboard'),
  contributions: named('Contributions'),
  paymentMethods: named('Payment methods'),
  statements: named('Statements'),
  more: named('More'),
  application: named('Account and application'),
  home: named('Your home'),
  group: named('Your group'),
  bankDetails: named('Bank details'),
  leaving: named('Leaving'),
  transfers: named('Transfers'),
  assemblies: named('Your assemblies'),
  account: named('Account settings'),
  receipt: named('Receipt'),
  changeEmail: named('Your new email address'),
  stopEmailChange: named('Your email address'),
  invitation: named('Join the team'),
  estate: named('The account of an estate'),
  pay: named('Pay your deposit'),
  assembly: named('Assembly'),
  checkADraw: named(
    'Check a draw with other tools',
    'How anybody repeats a draw from its published files.',
  ),
  confirm: named('Confirm your details'),
  unsubscribe: named('Unsubscribe'),
  verifyEmail: named('Confirm your email'),
  resetPassword: named('Choose a new password'),
  adminLogin: named('Admin login'),
  adminBlog: named('Articles of the blog'),
  notFound: named('Page Not Found'),
  blog: blog.head,
};
