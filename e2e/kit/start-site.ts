import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { adminCookies } from '../../src/testing/http-admin.ts';
import { startPostgresServer } from '../../src/testing/servers/postgres-server.ts';
import { startJourneyServer } from './journey-server.ts';
import { ADMIN } from './the-admin.ts';

/** Starts the product like a user, with its own data folder; stops it afterwards. */
export default async function startSite() {
  await ensureBuilt();
  const postgres = process.env.GATE === '1' ? await startPostgresServer() : undefined;
  if (postgres) process.env.E2E_POSTGRES = postgres.url('');
  const server = await startJourneyServer();
  process.env.SITE_URL = server.url;
  process.env.ADMIN_COOKIE = await adminCookies(server.url, ADMIN);
  process.env.ADMIN_COOKIE_AT = String(Date.now());
  return async () => {
    await server.stop();
    await postgres?.stop();
    // The server's warnings are printed with the tests that caused them.
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level"'));
    if (warnings.length > 0) console.log(`The server logged:\n${warnings.join('\n')}`);
  };
}
