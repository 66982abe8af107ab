import { createLogger, openDatabase } from '../../src/server/start/create-context.ts';
import { defineCommand } from './command.ts';
import { commandConfig } from './open-runtime.ts';
import { describeVerified, verifyBooks } from './verify.ts';

export const command = defineCommand({
  name: 'casa verify-ledger',
  about:
    'Recomputes chains, balances and positions from the entries and changes nothing. Ends with 1 and the first difference when there is one. PostgreSQL may be in use meanwhile; the embedded database must not be.',
  async run() {
    const config = commandConfig();
    const database = await openDatabase(config, createLogger(config));
    try {
      const verified = await verifyBooks(database);
      if (verified.difference) console.error(describeVerified(verified));
      else console.log(describeVerified(verified));
      return verified.difference ? 1 : 0;
    } finally {
      await database.close();
    }
  },
});
