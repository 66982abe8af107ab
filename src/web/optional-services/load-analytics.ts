import type { PublicSettings } from '#shared/public-settings.ts';
import { loadScript } from './load-script.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Starts analytics. Both scripts detect client navigation themselves. */
export function loadAnalytics(analytics: NonNullable<PublicSettings['analytics']>): void {
  if (analytics.kind === 'plausible') {
    loadScript(analytics.scriptUrl, { domain: analytics.domain });
    return;
  }
  window.dataLayer ??= [];
  // The tag reads `arguments` objects from its layer, not arrays.
  const tag = function (..._given: unknown[]) {
    // biome-ignore lint/complexity/noArguments: what the tag expects.
    window.dataLayer?.push(arguments);
  };
  tag('js', new Date(performance.timeOrigin));
  tag('config', analytics.id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analytics.id)}`);
}
