import { type LegalPageId, legalPath } from '#features/legal/legal-addresses.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { brand } from '#shared/brand.ts';
import { LOCALES, type Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { Layout, PageDefinition } from './page.ts';

const LAYOUTS: Record<Locale, Layout> = { en: 'site', 'pt-BR': 'portuguese' };

// The texts themselves stay out of the first load of other pages, so their descriptions, which
// legal-pages.test.ts compares with the texts, are written out here.
const legalPage = (
  id: LegalPageId,
  locale: Locale,
  title: string,
  description: string,
): PageDefinition => {
  const path = legalPath(id, locale);
  return {
    path,
    source: `features/legal/web${path as `/${string}`}-page`,
    layout: LAYOUTS[locale],
    rendering: 'prerendered',
    head: {
      says: () => ({ title: `${title} · ${brand.name}`, description }),
      locale,
      canonicalPath: path,
      alternates: LOCALES.map((one) => ({ locale: one, path: legalPath(id, one) })),
      image: `/social${path}.png`,
    },
  };
};

const deposit = (locale: Locale) => formatMoney(PROGRAM.deposit, locale);

export const legalPages: readonly PageDefinition[] = [
  legalPage(
    'privacy-policy',
    'en',
    'Privacy Policy',
    `What personal data ${brand.name} collects, why, who sees it, how documents are protected, how long it is kept and the choices you have.`,
  ),
  legalPage(
    'terms-of-use',
    'en',
    'Terms of Use',
    `The rules of ${brand.name}: eligibility, groups, contributions and fees, monthly selection, cancellation, and the use of this site.`,
  ),
  legalPage(
    'deposit-agreement',
    'en',
    'Deposit Agreement',
    `What the ${deposit('en')} deposit with ${brand.name} pays for, when it is credited to your first contribution and when it is returned.`,
  ),
  legalPage(
    'privacy-policy',
    'pt-BR',
    'Política de privacidade',
    `Que dados pessoais a ${brand.name} coleta, por quê, quem os vê, como os documentos são protegidos, por quanto tempo os guardamos e as suas escolhas.`,
  ),
  legalPage(
    'terms-of-use',
    'pt-BR',
    'Termos de uso',
    `As regras da ${brand.name}: quem pode entrar, grupos, parcelas e taxas, contemplação mensal, cancelamento e o uso deste site.`,
  ),
  legalPage(
    'deposit-agreement',
    'pt-BR',
    'Contrato do depósito',
    `O que paga o depósito de ${deposit('pt-BR')} na ${brand.name}, quando ele é abatido da sua primeira parcela e quando é devolvido.`,
  ),
];
