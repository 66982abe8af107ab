import {
  type AcceptedVersions,
  CONSENT_KEYS,
  type ConsentKey,
  currentVersions,
} from '#features/legal/consents.ts';
import type { Locale } from '#shared/text/locale.ts';
import type { AcceptedText } from '../tables.ts';

/** The document each consent names, for those that name one. */
const DOCUMENTS: Partial<Record<ConsentKey, 'privacyPolicy' | 'termsOfUse'>> = {
  acceptsPrivacyPolicy: 'privacyPolicy',
  acceptsTermsOfUse: 'termsOfUse',
};

/** Whether no text has changed since the applicant read it. */
export function hasReadCurrentTexts(seen: AcceptedVersions | undefined): boolean {
  const current = currentVersions(seen?.language);
  const names = Object.keys(current) as (keyof AcceptedVersions)[];
  return !seen || names.every((name) => seen[name] === current[name]);
}

/** What an applicant accepts: the deposit agreement, and the text of each box. */
export function acceptedTexts(language: Locale): AcceptedText[] {
  const { consents: textVersion, translation, ...versions } = currentVersions(language);
  const read = translation ? { translationVersion: translation } : {};
  const boxes = CONSENT_KEYS.map((consent): AcceptedText => {
    const document = DOCUMENTS[consent];
    return { consent, textVersion, documentVersion: document ? versions[document] : null, ...read };
  });
  const { depositAgreement: documentVersion } = versions;
  return [{ consent: 'acceptsDepositAgreement', textVersion, documentVersion, ...read }, ...boxes];
}
