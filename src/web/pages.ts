import { brand } from '#shared/brand.ts';
import { adminPages } from './admin-pages.ts';
import { legalPages } from './legal-pages.ts';
import type { PageDefinition } from './page.ts';
import { HOMEBUYER_ALTERNATES, portuguesePages } from './portuguese-pages.ts';

/** Every address of the product. A new page adds its entry here. */
export const pages: readonly PageDefinition[] = [
  {
    path: '/',
    source: 'features/marketing/web/investors-page',
    layout: 'site',
    canPay: true,
    rendering: 'prerendered',
    variants: ['variant=short'],
    head: {
      title: `${brand.name}: real estate without banks, 0% down, 0% interest`,
      description:
        'Households in Utah acquire homes together: no down payment, no interest, 240 monthly contributions. Not a loan, a bank or an investment.',
      locale: 'en',
      canonicalPath: '/',
      image: '/social/home.png',
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': '/',
        url: '/',
        name: brand.name,
        legalName: brand.legalEntity,
        email: brand.contactEmail,
        address: brand.contactAddress,
        areaServed: brand.region,
      },
    },
  },
  {
    path: '/homebuyers',
    source: 'features/marketing/web/homebuyers-page',
    layout: 'site',
    canPay: true,
    rendering: 'prerendered',
    variants: ['variant=short'],
    head: {
      title: `${brand.name} for first-time buyers: a home without a bank`,
      description:
        'Turned down by a bank? Members of our Utah cooperative acquire homes with 0% down and 0% interest, one lottery and one bid each month. Not a loan.',
      locale: 'en',
      canonicalPath: '/homebuyers',
      alternates: HOMEBUYER_ALTERNATES,
      image: '/social/homebuyers.png',
    },
  },
  {
    path: '/calculators',
    source: 'features/calculators/web/calculators-page',
    layout: 'site',
    rendering: 'prerendered',
    head: {
      title: `Mortgage or program? Compare with your own figures · ${brand.name}`,
      description:
        'Seven calculators for monthly payment, lifetime cost, taxes and returns. Fees, rent and the wait are counted, also where the mortgage wins.',
      locale: 'en',
      canonicalPath: '/calculators',
      image: '/social/calculators.png',
    },
  },
  {
    path: '/simulator',
    source: 'features/simulator/web/simulator-page',
    layout: 'site',
    rendering: 'prerendered',
    startsAtOnce: true,
    head: {
      title: `Simulator: what can happen to a group in 20 years · ${brand.name}`,
      description:
        'A hundred groups of 480 members, played by the program’s own rules: when homes come, your chance with and without a bid, and how a group can go wrong.',
      locale: 'en',
      canonicalPath: '/simulator',
      image: '/social/calculators.png',
    },
  },
  {
    path: '/dashboard',
    source: 'features/members/web/dashboard-page',
    layout: 'site',
    canPay: true,
    rendering: 'client',
    head: { title: `Dashboard · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/contributions',
    source: 'features/members/web/contributions-page',
    layout: 'site',
    canPay: true,
    rendering: 'client',
    head: { title: `Contributions · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/payment-methods',
    source: 'features/members/web/payment-methods-page',
    layout: 'site',
    canPay: true,
    rendering: 'client',
    head: { title: `Payment methods · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/statements',
    source: 'features/members/web/statements-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Statements · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/home',
    source: 'features/members/web/home-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Your home · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/group',
    source: 'features/members/web/group-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Your group · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/bank-details',
    source: 'features/members/web/bank-details-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Bank details · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/leaving',
    source: 'features/members/web/leaving-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Leaving · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/pay',
    source: 'features/deposits/web/pay-page',
    layout: 'site',
    canPay: true,
    rendering: 'client',
    head: { title: `Pay your deposit · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/dashboard/assemblies',
    source: 'features/assemblies/web/member-assemblies-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Your assemblies · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/groups/:group/assemblies/:month',
    source: 'features/assemblies/web/assembly-page',
    layout: 'site',
    rendering: 'dynamic',
    head: { title: `Assembly · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/check-a-draw',
    source: 'features/assemblies/web/check-a-draw-page',
    layout: 'site',
    rendering: 'prerendered',
    head: {
      title: `Check a draw with other tools · ${brand.name}`,
      description: 'How anybody repeats a draw from its published files.',
      locale: 'en',
    },
  },
  {
    path: '/confirm',
    source: 'features/waitlist/web/confirm-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Confirm your details · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/unsubscribe',
    source: 'features/contacts/web/unsubscribe-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Unsubscribe · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/verify-email',
    source: 'features/accounts/web/verify-email-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Confirm your email · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/reset-password',
    source: 'features/accounts/web/reset-password-page',
    layout: 'site',
    rendering: 'client',
    head: { title: `Choose a new password · ${brand.name}`, description: '', locale: 'en' },
  },
  {
    path: '/admin-login',
    source: 'features/accounts/web/admin-login-page',
    layout: 'plain',
    rendering: 'client',
    head: { title: `Admin login · ${brand.name}`, description: '', locale: 'en' },
  },
  ...adminPages,
  ...portuguesePages,
  ...legalPages,
];

/** What is shown for any other address, with status 404. */
export const notFoundPage: PageDefinition = {
  path: '/404',
  source: 'web/not-found-page',
  layout: 'site',
  rendering: 'prerendered',
  head: { title: `Page Not Found · ${brand.name}`, description: '', locale: 'en' },
};
