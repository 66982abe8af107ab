import type { LegalDocument } from '../documents.ts';
import { LEGAL_VERSIONS } from '../versions.ts';
import { COLLECTION_SECTIONS } from './privacy-policy-collection.pt-br.ts';
import { HANDLING_SECTIONS } from './privacy-policy-handling.pt-br.ts';
import { RIGHTS_SECTIONS } from './privacy-policy-rights.pt-br.ts';

/** The privacy policy in Brazilian Portuguese. */
export const PRIVACY_POLICY: LegalDocument = {
  id: 'privacy-policy',
  title: 'Política de privacidade',
  version: LEGAL_VERSIONS.privacyPolicy,
  effectiveDate: '2026-11-15',
  description:
    'Que dados pessoais a {brand} coleta, por quê, quem os vê, como os documentos são protegidos, por quanto tempo os guardamos e as suas escolhas.',
  intro:
    'A {brand} é operada por {entity} (“nós”). Inscrever-se para ter um imóvel é confiar a nós a sua renda, os seus documentos e os seus planos. Esta política diz o que coletamos, o que fazemos com isso, quem vê e o que você pode nos pedir.',
  sections: [...COLLECTION_SECTIONS, ...HANDLING_SECTIONS, ...RIGHTS_SECTIONS],
};
