// The real server in its own process, which can be killed at a step of the flow. It loads all
// modules first and then waits for its settings, so that a restart is fast.
import { applyMutant } from './apply-mutant.ts';
import { type FromServer, MUTANT_VARIABLE, type ToServer } from './messages.ts';
import { MUTANTS, type MutantName } from './mutants.ts';

const tell = (message: FromServer) => process.send?.(message);

const mutant = process.env[MUTANT_VARIABLE];
if (mutant) applyMutant(MUTANTS[mutant as MutantName]);
const { readConfig } = await import('#platform/settings/config.ts');
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
