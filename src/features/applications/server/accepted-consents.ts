import {
  type AcceptedVersions,
  CONSENT_KEYS,
  type ConsentKey,
  currentVersions,
} from '#features/legal/consents.ts';
import { applicationErrors } from '../errors.ts';
import type { applicationConsents } from './tables.ts';

type ConsentRow = typeof applicationConsents.$inferInsert;
type Acceptance = Pick<ConsentRow, 'applicationId' | 'acceptedAt' | 'ipAddress'>;

/** The document each consent names, for those that name one. */
const DOCUMENTS: Partial<Record<ConsentKey, keyof AcceptedVersions>> = {
  acceptsPrivacyPolicy: 'privacyPolicy',
  acceptsTermsOfUse: 'termsOfUse',
};

/** Refuses the acceptance of a text that has changed since the applicant read it. */
export function checkVersions(seen: AcceptedVersions | undefined): AcceptedVersions {
  const current = currentVersions();
  const names = Object.keys(current) as (keyof AcceptedVersions)[];
  if (seen && names.some((name) => seen[name] !== current[name])) {
    throw applicationErrors.TEXTS_CHANGED();
  }
  return current;
}

/** The rows stored for an acceptance: one for each box, and one for the deposit agreement. */
export function consentRows(
  acceptance: Acceptance,
  versions: AcceptedVersions,
): [ConsentRow, ...ConsentRow[]] {
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
