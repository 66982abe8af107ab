import { settingsSchema } from '#platform/settings/settings.ts';

/** Settings for tests that all come from one address; the limits have tests of their own. */
export const LIFTED_LIMITS: Record<string, string> = Object.fromEntries(
  Object.keys(settingsSchema.shape)
    .filter((name) => name.startsWith('RATE_'))
    .map((name) => [name, '100000/1m']),
);
