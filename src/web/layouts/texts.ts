import { WAIT_SENTENCE, WAIT_SENTENCE_PORTUGUESE } from '#features/legal/wait-sentences.ts';
import { brand } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';

const en = {
  dashboard: 'Dashboard',
  signOut: 'Log Out',
  accountSettings: 'Account settings',
  aboutProgramme: 'About the programme',
  /** Short ones for the header, where four stand side by side on a phone. */
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
  writeToUs: 'Write to us',
  what: `${brand.tagline} Not a loan, a bank or an investment.`,
  wait: `${WAIT_SENTENCE} Please plan for a long wait.`,
  navigation: { sections: 'Sections', pages: 'Pages', legal: 'Legal and account' },
};

const pt: typeof en = {
  dashboard: 'Painel',
  signOut: 'Sair',
  accountSettings: 'Configurações da conta',
  aboutProgramme: 'Sobre o programa',
  shortSections: { 'how-it-works': 'Como funciona', plans: 'Planos', faqs: 'Dúvidas' },
  sections: { 'how-it-works': 'Como funciona', plans: 'Planos e valores', faqs: 'Dúvidas' },
  shortCalculators: 'Cálculos',
  calculators: 'Calculadoras',
  simulator: 'Simulador',
  rules: 'Regulamento',
  forInvestors: 'Para investidores',
  forBuyers: 'Para o primeiro imóvel',
  blog: 'Blog',
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  writeToUs: 'Escreva para nós',
  what: 'A casa própria por um círculo de famílias. Não é empréstimo, banco nem investimento.',
  wait: `${WAIT_SENTENCE_PORTUGUESE} Planeje-se para uma longa espera.`,
  navigation: { sections: 'Seções', pages: 'Páginas', legal: 'Termos e conta' },
};

/** The words around every page: English for visitors, a member's own language when signed in. */
export const frameTexts = (locale: Locale): typeof en => (locale === 'pt-BR' ? pt : en);
