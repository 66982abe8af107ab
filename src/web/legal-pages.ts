import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '#shared/brand.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { PageDefinition } from './page.ts';

// The texts themselves stay out of the first load of other pages, so their descriptions, which
// legal-pages.test.ts compares with the texts, are written out here.
const legalPage = (id: string, title: string, description: string): PageDefinition => ({
  path: `/${id}`,
  source: `features/legal/web/${id}-page`,
  layout: 'site',
  rendering: 'prerendered',
  head: {
    says: () => ({ title: `${title} · ${brand.name}`, description }),
    locale: 'en',
    canonicalPath: `/${id}`,
    image: `/social/${id}.png`,
  },
});

export const legalPages: readonly PageDefinition[] = [
  legalPage(
    'privacy-policy',
    'Privacy Policy',
    `What personal data ${brand.name} collects, why, who sees it, how documents are protected, how long it is kept and the choices you have.`,
  ),
  legalPage(
    'terms-of-use',
    'Terms of Use',
    `The rules of ${brand.name}: eligibility, groups, contributions and fees, monthly selection, cancellation, and the use of this site.`,
  ),
  legalPage(
    'deposit-agreement',
    'Deposit Agreement',
    `What the ${formatMoney(PROGRAM.deposit)} deposit with ${brand.name} pays for, when it is credited to your first contribution and when it is returned.`,
  ),
];
