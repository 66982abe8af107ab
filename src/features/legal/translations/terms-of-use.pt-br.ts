import type { ProgramFigures } from '#shared/program-figures.ts';
import type { LegalDocument } from '../documents.ts';
import { LEGAL_VERSIONS } from '../versions.ts';
import { joiningTerms } from './terms-of-use-joining.pt-br.ts';
import { membershipTerms } from './terms-of-use-membership.pt-br.ts';
import { SITE_TERMS } from './terms-of-use-site.pt-br.ts';

/** The terms of use in Brazilian Portuguese. */
export const termsOfUse = (program: ProgramFigures): LegalDocument => ({
  id: 'terms-of-use',
  title: 'Termos de uso',
  version: LEGAL_VERSIONS.termsOfUse,
  effectiveDate: '2026-11-18',
  description:
    'As regras da {brand}: quem pode entrar, grupos, parcelas e taxas, contemplação mensal, cancelamento e o uso deste site.',
  intro:
    'Estes termos são um contrato entre você e {entity}, que opera a {brand} (“nós”). Eles explicam como o programa funciona, quanto custa, o que pode ser diferente do que você espera e como você pode usar este site. Você os aceita ao enviar uma inscrição; quem usa o site sem se inscrever concorda com as partes que tratam do site.',
  sections: [...joiningTerms(program), ...membershipTerms(), ...SITE_TERMS],
});
