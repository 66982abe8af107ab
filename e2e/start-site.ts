import { ensureBuilt } from '../scripts/build.ts';
import { settingsSchema } from '../src/platform/settings.ts';
import { startServerProcess } from '../src/testing/server-process.ts';
import { ADMIN } from './accounts.ts';

/**
 * All tests come from one address, so rate limits are raised; the limits have tests of their own.
 */
function liftedLimits(): Record<string, string> {
  const rates = Object.keys(settingsSchema.shape).filter((name) => name.startsWith('RATE_'));
  return Object.fromEntries(rates.map((name) => [name, '100000/1m']));
}

/** Starts the product as a person would, with a data folder of its own; stops it afterwards. */
export default async function startSite() {
  await ensureBuilt();
  const server = await startServerProcess({
    ...liftedLimits(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  process.env.SITE_URL = server.url;
  return async () => {
    await server.stop();
    // What the server warned about belongs beside the tests that made it.
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level"'));
    if (warnings.length > 0) console.log(`The server logged:\n${warnings.join('\n')}`);
  };
}
