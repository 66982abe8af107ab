import type { PolicySources } from '#shared/page-policy.ts';
import type { PublicSettings } from '#shared/public-settings.ts';

/**
 * A live chat that runs in the visitor's browser: what the browser must know to load it, and what
 * pages must allow for it. Nothing of it is loaded or allowed when there is none.
 */
export type ChatProvider = {
  readonly settings: NonNullable<PublicSettings['chat']>;
  readonly sources: PolicySources;
};
