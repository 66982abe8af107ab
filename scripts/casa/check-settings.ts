import {
  type Config,
  ConfigError,
  readConfig,
  type SettingFault,
} from '../../src/platform/settings/config.ts';
import { findAbsentParts } from '../../src/server/start/absent-parts.ts';
import { findUnreachable } from '../../src/server/start/reach-databases.ts';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  name: 'casa check-settings',
  about:
    'Reads the settings as a start would, lists everything that is wrong with them, each with an example, and asks every database whether it can be used. It starts nothing and changes nothing. Ends with 1 when something is wrong.',
  options: {
    offline: { kind: 'flag', about: 'Does not connect to the databases' },
  },
  async run({ offline }) {
    const { config, faults } = readSettings();
    if (config) faults.push(...findAbsentParts(config));
    const wrong = new Set(faults.map(({ setting }) => setting));
    // A wrong setting does not hide that a database is away.
    if (!offline) faults.push(...(await findUnreachable(withoutSettings(process.env, wrong))));
    if (!config || faults.length > 0) throw new ConfigError(faults);
    console.log(
      `The settings are complete for ${config.NODE_ENV}${offline ? '; no database was asked' : ''}.`,
    );
    return 0;
  },
});

function readSettings(): { config?: Config; faults: SettingFault[] } {
  try {
    return { config: readConfig(process.env), faults: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { faults: [...error.faults] };
  }
}

const withoutSettings = (settings: NodeJS.ProcessEnv, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !names.has(name)));
