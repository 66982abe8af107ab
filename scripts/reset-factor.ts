import { resetFactorOfAddress } from '../src/features/accounts/factors/server/reset-factor.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import { createContext, createLogger } from '../src/server/start/create-context.ts';
import { AppError } from '../src/shared/api/app-error.ts';

const ACTOR = { userId: 'server', email: 'a command on the server' };

/**
 * `npm run reset-factor -- EMAIL`, on DATABASE_URL or DATA_DIR: removes the second factor of
 * somebody who lost it and ends their sessions. A sole admin regains access this way; the embedded
 * database must not be in use.
 */
async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('Say whose: npm run reset-factor -- EMAIL');
  const config = readConfig(process.env);
  const runtime = await createContext(config, { log: createLogger(config) });
  try {
    await resetFactorOfAddress(runtime.context, ACTOR, email);
    console.log(`${email} has no second factor now and is signed out everywhere.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await runtime.close();
  }
}

await main();
