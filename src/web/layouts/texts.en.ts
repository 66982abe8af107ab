import { WAIT_SENTENCE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/text/locale.ts';
import { heads } from '../heads.en.ts';

/** The texts of header and footer. */
export const texts = {
  heads,
  skip: 'Skip to content',
  signIn: 'Sign In',
  memberSignIn: 'Member sign-in',
  audience: 'Audience',
  investors: 'Investors',
  homebuyers: 'Homebuyers',
  firstTimeBuyers: 'First-Time Buyers',
  reserve: 'Reserve My Spot Now!',
  calculatorsPath: '/calculators',
  simulatorPath: '/simulator',
  dashboard: 'Dashboard',
  signOut: 'Log Out',
  accountSettings: 'Account settings',
  aboutProgram: 'About the program',
  /** Short names for the header, where four fit side by side on a phone. */
  shortSections: { 'how-it-works': 'How It Works', plans: 'Plans', faqs: 'FAQ' },
  sections: { 'how-it-works': 'How It Works', plans: 'Plans & Pricing', faqs: 'FAQs' },
  shortCalculators: 'Calculators',
  calculators: 'Calculators',
  simulator: 'Simulator',
  rules: 'Rules',
  forInvestors: 'For investors',
  forBuyers: 'For first-time buyers',
  blog: 'Blog (Portuguese)',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  agreement: 'Deposit Agreement',
  writeToUs: 'Write to us',
  what: `${brand.tagline} Not a loan, a bank or an investment.`,
  wait: `${WAIT_SENTENCE} Please plan for a long wait.`,
  portuguese: {
    main: 'Main',
    brazilians: 'A home in the US',
    presentation: 'Presentation',
    blog: 'Blog',
    apply: 'Apply',
    inPortuguese: 'In Portuguese',
    inEnglish: 'In English',
    what: `A cooperative of families in ${brand.region}. Not a loan, a bank or an investment.`,
  },
  notFound: {
    title: 'Page Not Found',
    text: 'The address may be old, or a letter may have gone missing on the way. The pages below are all at home.',
    start: 'Go to the start page',
    otherLanguage: {
      text: 'Não encontramos esta página. Veja as nossas páginas em português.',
      locale: 'pt-BR',
      href: '/imovelnoseua',
    } as { text: string; locale: Locale; href: string },
  },
  navigation: { sections: 'Sections', pages: 'Pages', legal: 'Legal and account' },
};
