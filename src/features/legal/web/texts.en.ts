import type { LegalDocumentId } from '../documents.ts';

/**
 * The texts around a legal document; the documents themselves are versioned files in the parent
 * folder.
 */
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
