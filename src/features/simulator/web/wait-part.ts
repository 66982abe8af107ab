import type { Locale } from '#shared/locale.ts';
import type { Part } from '#ui/served-part.tsx';
import { enhanceWait } from './enhance-wait.ts';

/** The wait estimator as a part that comes as HTML, not as code. */
export const waitEstimator: Part<{ locale: Locale }> = {
  load: async () => (await import('./wait-estimator.tsx')).WaitEstimator,
  onServer: import.meta.env.SSR ? (await import('./wait-estimator.tsx')).WaitEstimator : undefined,
  enhance: enhanceWait,
};
