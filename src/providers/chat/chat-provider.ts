import type { PolicySources } from '#shared/page-policy.ts';
import type { PublicSettings } from '#shared/public-settings.ts';

/**
 * A live chat in the visitor's browser: its settings, and the content policy it needs. When none is
 * configured, nothing is loaded or allowed.
 */
export type ChatProvider = {
  readonly settings: NonNullable<PublicSettings['chat']>;
  readonly sources: PolicySources;
};
