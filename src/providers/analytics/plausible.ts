import type { AnalyticsProvider } from './analytics-provider.ts';

/** Plausible: counts visits without cookies. */
export function createPlausible(given: { scriptUrl: string; domain: string }): AnalyticsProvider {
  const { origin } = new URL(given.scriptUrl);
  return {
    settings: { kind: 'plausible', ...given },
    sources: { script: [origin], connect: [origin] },
  };
}
