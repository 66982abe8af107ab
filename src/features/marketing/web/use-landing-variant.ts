import { useSearch } from 'wouter';
import type { FormVariant } from '#features/applications/web/form-labels.ts';

/** Which landing page is shown: as the address says, else as the server is set. */
export function useLandingVariant(): FormVariant {
  const asked = new URLSearchParams(useSearch()).get('variant');
  const preset =
    typeof document === 'undefined' ? undefined : document.documentElement.dataset.landing;
  return (asked ?? preset) === 'short' ? 'short' : 'long';
}
