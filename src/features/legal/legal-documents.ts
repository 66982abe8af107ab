import type { ProgramFigures } from '#shared/program-figures.ts';
import { depositAgreement } from './deposit-agreement.ts';
import type { LegalDocument, LegalDocumentId } from './documents.ts';
import { GROUP_SELECTION } from './group-selection.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { termsOfUse } from './terms-of-use.ts';

export type LegalDocuments = Record<LegalDocumentId, (program: ProgramFigures) => LegalDocument>;

/** The English texts are the binding ones. */
export const LEGAL_DOCUMENTS: LegalDocuments = {
  'privacy-policy': () => PRIVACY_POLICY,
  'terms-of-use': termsOfUse,
  'deposit-agreement': depositAgreement,
  'group-selection': () => GROUP_SELECTION,
};
