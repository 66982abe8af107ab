import type { Config } from '#platform/settings/config.ts';
import type { AnalyticsProvider } from '#providers/analytics/analytics-provider.ts';
import { createGoogleAnalytics } from '#providers/analytics/google.ts';
import { createPlausible } from '#providers/analytics/plausible.ts';
import type { ChatProvider } from '#providers/chat/chat-provider.ts';
import { createChatwoot } from '#providers/chat/chatwoot.ts';

/** The chat, when one is configured. */
export function chooseChat(config: Config): ChatProvider | undefined {
  const { CHATWOOT_URL: url, CHATWOOT_WEBSITE_TOKEN: websiteToken } = config;
  return url && websiteToken ? createChatwoot({ url, websiteToken }) : undefined;
}

/** The analytics service, when one is configured. */
export function chooseAnalytics(config: Config): AnalyticsProvider | undefined {
  const { PLAUSIBLE_SCRIPT_URL: scriptUrl, PLAUSIBLE_DOMAIN: domain } = config;
  if (scriptUrl && domain) return createPlausible({ scriptUrl, domain });
  return config.GOOGLE_ANALYTICS_ID ? createGoogleAnalytics(config.GOOGLE_ANALYTICS_ID) : undefined;
}
