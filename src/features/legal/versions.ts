/**
 * The version of every text a person can accept. Separate from the texts, so that a form can name
 * what was accepted without loading the documents. A version is the day the text changed; a second
 * change on one day adds '.2'.
 */
export const LEGAL_VERSIONS = {
  privacyPolicy: '2026-11-15.2',
  termsOfUse: '2026-11-18',
  depositAgreement: '2026-11-15.3',
  groupSelection: '2026-11-18',
} as const;

/**
 * The version of all translations together, beside the version of the English text that each of
 * them translates. documents.test.ts says when it changes.
 */
export const TRANSLATION_VERSION = '2026-11-19.2';
