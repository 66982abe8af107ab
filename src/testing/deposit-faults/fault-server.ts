// The real server in its own process, which can be killed at a step of the flow. It loads all
// modules first and then waits for its settings, so that a restart is fast.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FromServer, MUTANT_VARIABLE, type ToServer } from './messages.ts';
import { MUTANTS, type MutantName } from './mutants.ts';

const SOURCES = join(import.meta.dirname, '../..');
const tell = (message: FromServer) => process.send?.(message);

function applyMutant(name: string): void {
  const { edits } = MUTANTS[name as MutantName];
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const path = url.startsWith('file:') ? fileURLToPath(url) : '';
      const own = edits.filter(({ file }) => path === join(SOURCES, file));
      if (own.length === 0) return loaded;
      let source = readFileSync(path, 'utf8');
      for (const { from, to, file } of own) {
        if (!source.includes(from)) throw new Error(`${file} has no longer: ${from}`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}

const mutant = process.env[MUTANT_VARIABLE];
if (mutant) applyMutant(mutant);
const { readConfig } = await import('#platform/config.ts');
const { startServer } = await import('#server/start-server.ts');
const { countSteps } = await import('./count-steps.ts');
const { createFaultyMail } = await import('./faulty-mail.ts');

let databaseUrl = '';
const counter = countSteps(() => databaseUrl);
const mail = createFaultyMail();

process.on('message', async (message: ToServer) => {
  if (message.type === 'start') {
    databaseUrl = message.settings.DATABASE_URL ?? '';
    const server = await startServer(readConfig(message.settings), { wrapMail: mail.wrap });
    tell({ type: 'ready', url: server.address ?? '' });
  } else if (message.type === 'arm') {
    counter.arm(message.fault);
    tell({ type: 'armed' });
  } else if (message.type === 'disarm') {
    counter.disarm();
    tell({ type: 'disarmed' });
  } else if (message.type === 'mail') {
    mail.setDown(message.isDown);
  } else {
    tell({ type: 'trace', steps: counter.trace() });
  }
});
process.on('disconnect', () => process.exit(0));
tell({ type: 'loaded' });
