import { existsSync } from 'node:fs';
import { ConfigError } from '../../src/platform/settings/config.ts';
import { explainFailure } from '../../src/server/backup/explain-failure.ts';
import { callersPath, defineCommand } from './command.ts';
import { commandConfig, requireBackupKeys, withRuntime } from './open-runtime.ts';
import { ExplainedError } from './run-program.ts';
import { describeBackup, takeBackup } from './take-backup.ts';

export const command = defineCommand({
  name: 'casa backup',
  about:
    "Writes database, documents and the data folder's secrets into one file, encrypted with BACKUP_KEYS. The file is then restored into a new place and compared. Settings are the server's. PostgreSQL may be in use meanwhile; the embedded database must not be.",
  args: { file: { about: 'The file to write; there must be none of that name' } },
  options: {
    unchecked: { kind: 'flag', about: 'Does not restore and compare the file' },
  },
  async run({ file, unchecked }) {
    const path = callersPath(file);
    try {
      const config = commandConfig();
      const keys = requireBackupKeys(config);
      if (existsSync(path)) throw Object.assign(new Error(), { code: 'EEXIST', path });
      const taken = await withRuntime(config, ({ context }) =>
        takeBackup(context, keys, path, { isChecked: !unchecked }),
      );
      console.log(describeBackup(taken));
      if (!unchecked)
        console.log('Restored into a fresh place: tables, ledger and documents are the same.');
      console.log(`The backup is ${path}.`);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      throw new ExplainedError(explainFailure('backup', error));
    }
    return 0;
  },
});
