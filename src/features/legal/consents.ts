import type { ProgramFigures } from '#shared/program-figures.ts';
import { DEFAULT_LOCALE, type Locale } from '#shared/text/locale.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { LegalDocumentId } from './documents.ts';
import { LEGAL_VERSIONS, TRANSLATION_VERSION } from './versions.ts';

/** Changes whenever a sentence below changes; documents.test.ts says how. */
export const CONSENT_TEXT_VERSION = '2026-11-15.3';

export const CONSENT_KEYS = [
  'understandsNotLoan',
  'understandsCooperative',
  'agreesToContact',
  'acceptsPrivacyPolicy',
  'acceptsTermsOfUse',
  'understandsDeposit',
] as const;

export type ConsentKey = (typeof CONSENT_KEYS)[number];

export type Consent = {
  readonly key: ConsentKey;
  readonly text: string;
  /** The part of the sentence that links to a document; it occurs in the text exactly once. */
  readonly link?: { readonly phrase: string; readonly document: LegalDocumentId };
};

/** The sentences beside the checkboxes of the application form, in the order shown. */
export const consentsTo = ({ deposit }: ProgramFigures): readonly Consent[] => [
  {
    key: 'understandsNotLoan',
    text: 'I understand that this is not a traditional loan: no one lends me money and no interest is charged, and the program is not a bank or an investment.',
  },
  {
    key: 'understandsCooperative',
    text: 'I understand that this is a cooperative with group-based selection: members contribute every month for 20 years, selection depends on the fund’s balance, and my turn can come in month 1 or take up to 19 years; the last 24 of 480 members wait into year 20.',
    link: { phrase: 'group-based selection', document: 'group-selection' },
  },
  {
    key: 'agreesToContact',
    text: 'I agree that you may contact me about my application, my group and the program, by email or, if I give you a number, by phone. I can ask you to stop at any time.',
  },
  {
    key: 'acceptsPrivacyPolicy',
    text: 'I have read and accept the Privacy Policy.',
    link: { phrase: 'Privacy Policy', document: 'privacy-policy' },
  },
  {
    key: 'acceptsTermsOfUse',
    text: 'I have read and accept the Terms of Use.',
    link: { phrase: 'Terms of Use', document: 'terms-of-use' },
  },
  {
    key: 'understandsDeposit',
    text: `I understand that a ${formatMoney(deposit)} deposit reserves my spot, that it is credited to my first monthly contribution if my group forms, that it is refunded in full if no group forms, and that in every other case it is not refunded. The Deposit Agreement is shown to me, to accept or decline, before I pay.`,
  },
];

/** Stored with an acceptance, together with its time and IP address. */
export type AcceptedVersions = {
  readonly consents: string;
  readonly privacyPolicy: string;
  readonly termsOfUse: string;
  readonly depositAgreement: string;
  /** The language in which the texts were read. */
  readonly language: Locale;
  /**
   * The version of the translation, if one was read; the versions above are of the English texts.
   */
  readonly translation?: string | undefined;
};

/** The current versions of the texts, to be stored with an acceptance. */
export function currentVersions(language: Locale = DEFAULT_LOCALE): AcceptedVersions {
  const { privacyPolicy, termsOfUse, depositAgreement } = LEGAL_VERSIONS;
  return {
    consents: CONSENT_TEXT_VERSION,
    privacyPolicy,
    termsOfUse,
    depositAgreement,
    language,
    ...(language === DEFAULT_LOCALE ? {} : { translation: TRANSLATION_VERSION }),
  };
}
