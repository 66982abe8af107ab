import type { LegalDocuments } from '../legal-documents.ts';
import { depositAgreement } from './deposit-agreement.pt-br.ts';
import { GROUP_SELECTION } from './group-selection.pt-br.ts';
import { PRIVACY_POLICY } from './privacy-policy.pt-br.ts';
import { termsOfUse } from './terms-of-use.pt-br.ts';

export const texts: LegalDocuments = {
  'privacy-policy': () => PRIVACY_POLICY,
  'terms-of-use': termsOfUse,
  'deposit-agreement': depositAgreement,
  'group-selection': () => GROUP_SELECTION,
};
