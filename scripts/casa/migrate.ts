import { lastMigration } from '../../src/db/run-migrations.ts';
import { MIGRATIONS_FOLDER } from '../../src/server/start/new-database.ts';
import { defineCommand } from './command.ts';
import { commandConfig, withRuntime } from './open-runtime.ts';

export const command = defineCommand({
  name: 'casa migrate',
  about:
    'Brings the tables and the job queue to this version and ends. A start does the same; here it happens before the new processes run, and a failure stops the upgrade. Several may run at the same time: one waits for the other.',
  async run() {
    await withRuntime(commandConfig(), async () => {});
    console.log(`The database is at migration ${lastMigration(MIGRATIONS_FOLDER)}.`);
    return 0;
  },
});
