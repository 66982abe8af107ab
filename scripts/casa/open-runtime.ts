import { type Config, ConfigError, readConfig } from '../../src/platform/settings/config.ts';
import type { FileKeys } from '../../src/providers/files/keys.ts';
import { createContext, type Runtime } from '../../src/server/start/create-context.ts';

/** The settings of a command: it works on no jobs, and does not make the demonstration. */
export const commandConfig = (): Config => readConfig({ ...process.env, ROLE: 'web', DEMO: '0' });

/** Opens the product for the time of one command; its tables are brought to this version. */
export async function withRuntime<T>(
  config: Config,
  use: (runtime: Runtime) => Promise<T>,
): Promise<T> {
  const runtime = await createContext(config);
  try {
    return await use(runtime);
  } finally {
    await runtime.close();
  }
}

/** The keys of backups, which only these commands need. */
export function requireBackupKeys({ BACKUP_KEYS }: Config): FileKeys {
  if (BACKUP_KEYS) return BACKUP_KEYS;
  throw new ConfigError([
    {
      setting: 'BACKUP_KEYS',
      sentence: 'BACKUP_KEYS is not set, and backups cannot be encrypted or read without it.',
    },
  ]);
}
