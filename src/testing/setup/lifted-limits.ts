import { settingsSchema } from '#platform/settings/settings.ts';

/**
 * No rate limits, since all test requests come from one address; the limits have their own tests.
 */
export const LIFTED_LIMITS: Record<string, string> = Object.fromEntries(
  Object.keys(settingsSchema.shape)
    .filter((name) => name.startsWith('RATE_'))
    .map((name) => [name, '100000/1m']),
);
