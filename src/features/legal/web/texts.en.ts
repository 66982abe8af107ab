import type { LegalPageId } from '../legal-addresses.ts';

/** The notice above a translation. */
type TranslationWords = {
  draft: string;
  /** Says that the English text binds; `english` is the link to it. */
  binds: string;
  english: string;
  /** The version of the translation. */
  version: (version: string) => string;
};

/**
 * The texts around a legal document; the documents themselves are versioned files in the parent
 * folder.
 */
export const texts = {
  /** The notice that the program is not a Brazilian consórcio. */
  consorcio: undefined as string | undefined,
  translation: undefined as TranslationWords | undefined,
  version: (version: string) => `Version ${version} · In effect since`,
  otherDocuments: 'Other documents',
  rules: 'The rules of a group, in plain words',
  otherLanguage: 'Em português',
  onThisPage: 'On this page',
  close: 'Close',
  choices: 'Change your choice about analytics and chat',
  documents: {
    'terms-of-use': 'Terms of Use',
    'privacy-policy': 'Privacy Policy',
    'deposit-agreement': 'Deposit Agreement',
  } satisfies Record<LegalPageId, string>,
};
