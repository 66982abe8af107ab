import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { startServerProcess } from '../../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../../src/testing/setup/lifted-limits.ts';

/** Starts the product with its demonstration, once for all engines; stops it afterwards. */
export default async function startDemo() {
  await ensureBuilt();
  const server = await startServerProcess({ ...LIFTED_LIMITS, DEMO_HISTORY: '1' });
  process.env.SITE_URL = server.url;
  return server.stop;
}
