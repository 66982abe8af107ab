import type { Locale } from '#shared/text/locale.ts';
import type { LegalDocumentId } from './documents.ts';

export type LegalPageId = Exclude<LegalDocumentId, 'group-selection'>;

const PATHS: Record<LegalPageId, Record<Locale, string>> = {
  'privacy-policy': { en: '/privacy-policy', 'pt-BR': '/politica-de-privacidade' },
  'terms-of-use': { en: '/terms-of-use', 'pt-BR': '/termos-de-uso' },
  'deposit-agreement': { en: '/deposit-agreement', 'pt-BR': '/contrato-de-deposito' },
};

export const LEGAL_PAGE_IDS = Object.keys(PATHS) as LegalPageId[];

export const legalPath = (id: LegalPageId, locale: Locale): string => PATHS[id][locale];
