import { useSearch } from 'wouter';
import type { FormVariant } from '#features/waitlist/web/form-variant.ts';
import { readPublicSettings } from '#shared/public-settings.ts';

/** The landing page's variant: from the address, else from the server's setting. */
export function useLandingVariant(): FormVariant {
  const asked = new URLSearchParams(useSearch()).get('variant');
  const preset = typeof document === 'undefined' ? undefined : readPublicSettings().landingVariant;
  return (asked ?? preset) === 'short' ? 'short' : 'long';
}
