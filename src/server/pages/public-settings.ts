import type { Config } from '#platform/settings/config.ts';
import type { PublicSettings } from '#shared/public-settings.ts';
import { chooseAnalytics, chooseChat } from './optional-services.ts';

/** The settings that are public to browsers; embedded in every page. */
export function publicSettings(config: Config): PublicSettings {
  const chat = chooseChat(config);
  const analytics = chooseAnalytics(config);
  return {
    ...(chat ? { chat: chat.settings } : {}),
    ...(analytics ? { analytics: analytics.settings } : {}),
    needsConsent: config.CONSENT_REQUIRED,
    landingVariant: config.LANDING_VARIANT,
    isSandbox: config.hasSandbox,
  };
}
