import type { PolicySources } from '#shared/page-policy.ts';
import type { PublicSettings } from '#shared/public-settings.ts';

/** Web analytics that run in the visitor's browser. */
export type AnalyticsProvider = {
  readonly settings: NonNullable<PublicSettings['analytics']>;
  readonly sources: PolicySources;
};
