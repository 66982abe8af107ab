import { brand } from '#shared/brand.ts';

/** The page about the organization. */
export const texts = {
  title: 'Who we are and who watches us',
  lead: `${brand.name} is a cooperative of households in ${brand.region} that buys homes from a shared fund. It is not a loan, a bank or an investment.`,
  notEntered:
    'Nobody has entered yet who runs this installation. It is a demonstration: please pay nothing here.',
  loading: 'About us',
  operator: 'Who runs it',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  money: 'Your money and your home',
  escrowHolder: 'Who holds the escrow',
  titleAndLien: 'Title and lien after an award',
  watch: 'Who watches us',
  auditor: 'Auditor',
  license: 'License or registration',
  people: 'The people',
  check: {
    title: 'What you can check yourself',
    text: 'You do not have to believe us. These need no account.',
    links: [
      ['/rules', 'The rules of the program, with every figure'],
      ['/check-a-draw', 'Check a draw in your own browser'],
      ['/simulator', 'How long people wait, and how a group can go wrong'],
      ['/terms-of-use', 'Terms of Use'],
    ] as readonly (readonly [href: string, label: string])[],
  },
};
