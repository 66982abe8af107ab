import { ensureBuilt } from '../scripts/build.ts';
import { startServerProcess } from '../src/testing/server-process.ts';

/** Starts the product as a person would, with a data folder of its own; stops it afterwards. */
export default async function startSite() {
  ensureBuilt();
  // Every test comes from one address; the limits have tests of their own.
  const server = await startServerProcess({
    RATE_API: '100000/1m',
    RATE_CHECK_EMAIL_NETWORK: '10000/1m',
    RATE_APPLICATION_NETWORK: '10000/1m',
    RATE_WAITLIST_NETWORK: '10000/1m',
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
