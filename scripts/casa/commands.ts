import { type Command, table, typed, UsageError } from './command.ts';

type Entry = { readonly summary: string; load(): Promise<{ readonly command: Command }> };

/**
 * What an operator can do, in the image and in a checkout. The code of a command is loaded when it is
 * called.
 */
export const COMMANDS: Readonly<Record<string, Entry>> = {
  start: {
    summary: 'runs the product: pages, jobs or both, as ROLE says',
    load: () => import('./start.ts'),
  },
  worker: { summary: 'runs jobs, schedules and mails', load: () => import('./worker.ts') },
  migrate: {
    summary: 'brings the tables to this version and ends',
    load: () => import('./migrate.ts'),
  },
  backup: { summary: 'writes an encrypted backup', load: () => import('./backup.ts') },
  restore: { summary: 'fills an empty place from a backup', load: () => import('./restore.ts') },
  nightly: {
    summary: 'backs up and verifies the ledger every night',
    load: () => import('./nightly.ts'),
  },
  'verify-ledger': {
    summary: 'recomputes chains, balances and positions',
    load: () => import('./verify-ledger.ts'),
  },
  'month-end': {
    summary: 'writes the files of a month for bookkeepers',
    load: () => import('./month-end.ts'),
  },
  'reset-factor': {
    summary: 'removes a lost second factor',
    load: () => import('./reset-factor.ts'),
  },
  'retry-jobs': {
    summary: 'lists jobs that failed for good and queues them again',
    load: () => import('./retry-jobs.ts'),
  },
  'check-settings': {
    summary: 'lists everything that is wrong with the settings',
    load: () => import('./check-settings.ts'),
  },
};

/** The command that has all others as its first argument. */
export const casa: Command = {
  name: 'casa',
  help: () =>
    `${typed('casa')} COMMAND\n\n${table(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}\nEach says more with --help. Settings come from the environment (docs/operations.md).\n`,
  async run([name, ...rest]) {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      process.stdout.write(casa.help());
      return name === undefined ? 2 : 0;
    }
    const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!entry) throw new UsageError(`There is no command '${name}'.`);
    const { command } = await entry.load();
    return await command.run(rest);
  },
};
