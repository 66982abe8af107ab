import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../src/platform/settings/config.ts';
import type { FileKeys } from '../../src/providers/files/keys.ts';
import { createLogger } from '../../src/server/start/create-context.ts';
import { callersPath, defineCommand, UsageError } from './command.ts';
import { commandConfig, requireBackupKeys, withRuntime } from './open-runtime.ts';
import { takeBackup } from './take-backup.ts';
import { verifyBooks } from './verify.ts';

const DAY_MS = 86_400_000;
/** A night's work that failed, for example because the database was away, is tried again. */
const ATTEMPTS = 5;
const RETRY_MS = 10 * 60_000;
const NAME = /^casa-\d{4}-\d{2}-\d{2}\.backup$/;

export const command = defineCommand({
  name: 'casa nightly',
  about:
    'Runs until it is told to stop. Every night it verifies the ledger, takes a backup, restores and compares it, and deletes the oldest ones. A file that failed is not kept; a night that failed is tried again every ten minutes, five times. Every result is one line of JSON. Needs BACKUP_KEYS.',
  options: {
    folder: {
      kind: 'text',
      value: 'FOLDER',
      about: 'Where backups are kept, as casa-YYYY-MM-DD.backup',
      fallback: './backups',
    },
    at: { kind: 'text', value: 'HH:MM', about: 'When, in UTC', fallback: '08:30' },
    keep: { kind: 'number', about: 'How many backups are kept', fallback: 14, min: 1 },
    now: { kind: 'flag', about: 'Does the work of one night at once and ends' },
  },
  async run({ folder, at, keep, now }) {
    const minutes = minutesOf(at);
    const config = commandConfig();
    const keys = requireBackupKeys(config);
    const log = createLogger({ logLevel: 'info' });
    const night = { config, keys, log, keep, folder: callersPath(folder) };
    await mkdir(night.folder, { recursive: true, mode: 0o700 });
    if (now) return (await runNight(night)) ? 0 : 1;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        log.info({ signal }, 'stopping');
        process.exit(0);
      });
    for (;;) {
      const waitMs = untilNext(minutes, Date.now());
      log.info({ next: new Date(Date.now() + waitMs).toISOString() }, 'waiting for the night');
      await pause(waitMs);
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        if (await runNight(night)) break;
        if (attempt < ATTEMPTS) await pause(RETRY_MS);
      }
    }
  },
});

function minutesOf(at: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (!hours || !minutes)
    throw new UsageError(`--at must be a time such as 08:30 (it is '${at}').`);
  return Number(hours) * 60 + Number(minutes);
}

/** Milliseconds until the next time of day in UTC, at least one. */
export function untilNext(minutesOfDay: number, nowMs: number): number {
  const today = nowMs - (nowMs % DAY_MS) + minutesOfDay * 60_000;
  return (today > nowMs ? today : today + DAY_MS) - nowMs;
}

type Night = {
  readonly config: Config;
  readonly keys: FileKeys;
  readonly log: Logger;
  readonly folder: string;
  readonly keep: number;
};

/** Verifies the ledger and takes a backup, each whatever becomes of the other. */
async function runNight({ config, keys, log, folder, keep }: Night): Promise<boolean> {
  const file = join(folder, `casa-${new Date().toISOString().slice(0, 10)}.backup`);
  const isVerified = await step(log, 'ledger verified', () =>
    withRuntime(config, async ({ context }) => {
      const { entries, difference } = await verifyBooks(context.database);
      if (difference) throw new Error(`after ${entries} valid entries: ${difference}`);
      return { entries };
    }),
  );
  const isTaken = await step(log, 'backup taken and compared', async () => {
    await removeParts(folder);
    const { summary, bytes } = await withRuntime(config, ({ context }) =>
      takeBackup(context, keys, file, { isChecked: true }),
    );
    return { file, bytes, ledgerEntries: summary.ledgerEntries, migration: summary.migration };
  });
  if (isTaken) await step(log, 'old backups deleted', () => removeOldest(folder, keep));
  return isVerified && isTaken;
}

async function step(
  log: Logger,
  done: string,
  work: () => Promise<Record<string, unknown>>,
): Promise<boolean> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    log.info({ ...(await work()), ms: ms() }, done);
    return true;
  } catch (error) {
    log.error({ err: error, ms: ms() }, `failed: ${done}`);
    return false;
  }
}

/** What a killed process left. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.backup.part')) await rm(join(folder, name), { force: true });
}

async function removeOldest(folder: string, keep: number): Promise<{ kept: number }> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, -keep)) await rm(join(folder, name), { force: true });
  return { kept: Math.min(names.length, keep) };
}
