import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { adminCookies } from '../../src/testing/http-admin.ts';
import { startServerProcess } from '../../src/testing/servers/server-process.ts';
import { LIFTED_LIMITS } from '../../src/testing/setup/lifted-limits.ts';
import { ADMIN } from './the-admin.ts';

/** Starts the product like a user, with its own data folder; stops it afterwards. */
export default async function startSite() {
  await ensureBuilt();
  const server = await startServerProcess({
    ...LIFTED_LIMITS,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  process.env.SITE_URL = server.url;
  process.env.ADMIN_COOKIE = await adminCookies(server.url, ADMIN);
  process.env.ADMIN_COOKIE_AT = String(Date.now());
  return async () => {
    await server.stop();
    // The server's warnings are printed with the tests that caused them.
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level"'));
    if (warnings.length > 0) console.log(`The server logged:\n${warnings.join('\n')}`);
  };
}
