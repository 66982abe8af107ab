import type { AnalyticsProvider } from './analytics-provider.ts';

const TAGS = 'https://www.googletagmanager.com';
const RECEIVERS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Google Analytics 4 through its site tag. */
export function createGoogleAnalytics(id: string): AnalyticsProvider {
  return {
    settings: { kind: 'google', id },
    sources: { script: [TAGS], connect: [TAGS, ...RECEIVERS], img: [TAGS, ...RECEIVERS] },
  };
}
