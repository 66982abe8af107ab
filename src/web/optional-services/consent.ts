/** A visitor's consent to optional services. */
export type Consent = 'accepted' | 'refused' | undefined;

const KEY = 'optional-services';

export function readConsent(): Consent {
  try {
    const value = localStorage.getItem(KEY);
    return value === 'accepted' || value === 'refused' ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeConsent(consent: NonNullable<Consent>): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {}
}
