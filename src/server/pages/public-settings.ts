import type { Config } from '#platform/settings/config.ts';
import type { MortgageRate, PublicSettings } from '#shared/public-settings.ts';
import { chooseAnalytics, chooseChat } from './optional-services.ts';

/** Shown only with its date and source. */
export function mortgageRate(config: Config): MortgageRate | undefined {
  const { MORTGAGE_RATE: percent, MORTGAGE_RATE_DATE: date, MORTGAGE_RATE_SOURCE: source } = config;
  return percent !== undefined && date && source ? { percent, date, source } : undefined;
}

/** The settings that are public to browsers; embedded in every page. */
export function publicSettings(config: Config): PublicSettings {
  const chat = chooseChat(config);
  const analytics = chooseAnalytics(config);
  const rate = mortgageRate(config);
  return {
    ...(chat ? { chat: chat.settings } : {}),
    ...(analytics ? { analytics: analytics.settings } : {}),
    needsConsent: config.CONSENT_REQUIRED,
    landingVariant: config.LANDING_VARIANT,
    ...(rate ? { mortgageRate: rate } : {}),
    isSandbox: config.hasSandbox,
  };
}
