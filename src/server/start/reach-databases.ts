import { whyUnreachable } from '#db/reach-postgres.ts';
import { type Config, ConfigError, type SettingFault } from '#platform/settings/config.ts';

/** A start needs these. Reports are read from the primary while the replica is unreachable. */
const NEEDED = ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const;
const ALL = [...NEEDED, 'DATABASE_REPLICA_URL'] as const;

/** The settings whose database cannot be reached, each with the reason. */
export async function findUnreachable(
  config: Partial<Record<(typeof ALL)[number], string | undefined>>,
  settings: readonly (typeof ALL)[number][] = ALL,
): Promise<SettingFault[]> {
  const faults = settings.map(async (setting) => {
    const address = config[setting];
    const reason = address && (await whyUnreachable(address));
    return reason ? [{ setting, sentence: `${setting}: ${reason}.` }] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** Refuses to go on when a needed database cannot be reached, and names its setting. */
export async function requireDatabases(config: Config): Promise<void> {
  const faults = await findUnreachable(config, NEEDED);
  if (faults.length > 0) throw new ConfigError(faults);
}
