import {
  type AcceptedVersions,
  CONSENT_KEYS,
  type ConsentKey,
  currentVersions,
} from '#features/legal/consents.ts';
import type { applicationConsents } from './tables.ts';

type ConsentRow = typeof applicationConsents.$inferInsert;
type Acceptance = Pick<ConsentRow, 'applicationId' | 'acceptedAt' | 'ipAddress'>;

/** The document each consent names, for those that name one. */
const DOCUMENTS: Partial<Record<ConsentKey, keyof AcceptedVersions>> = {
  acceptsPrivacyPolicy: 'privacyPolicy',
  acceptsTermsOfUse: 'termsOfUse',
};

/** Whether no text has changed since the applicant read it. */
export function hasReadCurrentTexts(seen: AcceptedVersions | undefined): boolean {
  const current = currentVersions();
  const names = Object.keys(current) as (keyof AcceptedVersions)[];
  return !seen || names.every((name) => seen[name] === current[name]);
}

/** The rows stored for an acceptance: one for each box, and one for the deposit agreement. */
export function consentRows(acceptance: Acceptance): [ConsentRow, ...ConsentRow[]] {
  const versions = currentVersions();
  const boxes = CONSENT_KEYS.map((consent): ConsentRow => {
    const document = DOCUMENTS[consent];
    return {
      ...acceptance,
      consent,
      textVersion: versions.consents,
      documentVersion: document ? versions[document] : null,
    };
  });
  const agreement: ConsentRow = {
    ...acceptance,
    consent: 'acceptsDepositAgreement',
    textVersion: versions.consents,
    documentVersion: versions.depositAgreement,
  };
  return [agreement, ...boxes];
}
