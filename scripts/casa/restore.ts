import { createReadStream } from 'node:fs';
import { ConfigError } from '../../src/platform/settings/config.ts';
import { explainFailure } from '../../src/server/backup/explain-failure.ts';
import { restore } from '../../src/server/backup/restore.ts';
import { createContext } from '../../src/server/start/create-context.ts';
import { callersPath, defineCommand } from './command.ts';
import { commandConfig, requireBackupKeys } from './open-runtime.ts';
import { ExplainedError } from './run-program.ts';

export const command = defineCommand({
  name: 'casa restore',
  about:
    'Fills an empty database (DATABASE_URL) or a new data folder (DATA_DIR) from a backup, with BACKUP_KEYS, and compares tables, ledger and documents with it. Ends with 1 and what differs when anything does.',
  args: { file: { about: 'The backup' } },
  async run({ file }) {
    try {
      const config = commandConfig();
      const keys = requireBackupKeys(config);
      const place = { config, open: () => createContext(config) };
      const path = callersPath(file);
      const { summary, differences } = await restore(() => createReadStream(path), keys, place);
      for (const difference of differences) console.error(difference);
      if (differences.length > 0) return 1;
      console.log(
        `The state of ${summary.takenAt} is restored: tables, ${summary.ledgerEntries} ledger entries and ${Object.keys(summary.files).length} documents are the same.`,
      );
      return 0;
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      throw new ExplainedError(explainFailure('restore', error));
    }
  },
});
