import type { LegalDocumentId } from '../documents.ts';

/** The words around a legal text; the texts themselves are versions and stand beside this folder. */
export const texts = {
  /** What readers from Brazil have to know of the program's nature. */
  consorcio: undefined as string | undefined,
  version: (version: string) => `Version ${version} · In effect since`,
  otherDocuments: 'Other documents',
  rules: 'The rules of a group, in plain words',
  onThisPage: 'On this page',
  close: 'Close',
  choices: 'Change your choice about analytics and chat',
  documents: {
    'terms-of-use': 'Terms of Use',
    'privacy-policy': 'Privacy Policy',
    'deposit-agreement': 'Deposit Agreement',
  } satisfies Partial<Record<LegalDocumentId, string>>,
};
