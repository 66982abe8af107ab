import { useSearch } from 'wouter';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { readPublicSettings } from '#shared/public-settings.ts';

/** Which landing page is shown: as the address says, else as the server is set. */
export function useLandingVariant(): FormVariant {
  const asked = new URLSearchParams(useSearch()).get('variant');
  const preset = typeof document === 'undefined' ? undefined : readPublicSettings().landingVariant;
  return (asked ?? preset) === 'short' ? 'short' : 'long';
}
