import type { ProgramFigures } from '#shared/program-figures.ts';
import type { LegalDocument } from './documents.ts';
import { joiningTerms } from './terms-of-use-joining.ts';
import { MEMBERSHIP_TERMS } from './terms-of-use-membership.ts';
import { SITE_TERMS } from './terms-of-use-site.ts';
import { LEGAL_VERSIONS } from './versions.ts';

export const termsOfUse = (program: ProgramFigures): LegalDocument => ({
  id: 'terms-of-use',
  title: 'Terms of Use',
  version: LEGAL_VERSIONS.termsOfUse,
  effectiveDate: '2026-11-18',
  description:
    'The rules of {brand}: eligibility, groups, contributions and fees, monthly selection, cancellation, and the use of this site.',
  intro:
    'These terms are an agreement between you and {entity}, which operates {brand} (“we”). They explain how the program works, what it costs, what can go differently from what you hope, and how you may use this site. You accept them when you submit an application; by using the site without applying, you agree to the parts about the site.',
  sections: [...joiningTerms(program), ...MEMBERSHIP_TERMS, ...SITE_TERMS],
});
