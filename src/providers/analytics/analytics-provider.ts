import type { PolicySources } from '#shared/page-policy.ts';
import type { PublicSettings } from '#shared/public-settings.ts';

/** A measurement of visits that runs in the visitor's browser. */
export type AnalyticsProvider = {
  readonly settings: NonNullable<PublicSettings['analytics']>;
  readonly sources: PolicySources;
};
