import type { LegalDocument } from './documents.ts';
import { COLLECTION_SECTIONS } from './privacy-policy-collection.ts';
import { HANDLING_SECTIONS } from './privacy-policy-handling.ts';
import { RIGHTS_SECTIONS } from './privacy-policy-rights.ts';
import { LEGAL_VERSIONS } from './versions.ts';

export const PRIVACY_POLICY: LegalDocument = {
  id: 'privacy-policy',
  title: 'Privacy Policy',
  version: LEGAL_VERSIONS.privacyPolicy,
  effectiveDate: '2026-11-15',
  description:
    'What personal data {brand} collects, why, who sees it, how documents are protected, how long it is kept and the choices you have.',
  intro:
    '{brand} is operated by {entity} (“we”). Applying for a home means trusting us with your income, your documents and your plans. This policy says what we collect, what we do with it, who sees it and what you can ask of us.',
  sections: [...COLLECTION_SECTIONS, ...HANDLING_SECTIONS, ...RIGHTS_SECTIONS],
};
