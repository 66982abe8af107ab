import type { Locale } from '#shared/text/locale.ts';
import type { Section } from '#ui/section/static-section.tsx';
import { enhanceWait } from './enhance-wait.ts';

/** The wait estimator as a section that is served as HTML without its code. */
export const waitEstimator: Section<{ locale: Locale }> = {
  load: async () => (await import('./wait-estimator.tsx')).WaitEstimator,
  onServer: import.meta.env.SSR ? (await import('./wait-estimator.tsx')).WaitEstimator : undefined,
  enhance: enhanceWait,
};
