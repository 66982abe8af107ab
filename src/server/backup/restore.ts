import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { lastMigration } from '#db/run-migrations.ts';
import { verifyContributions } from '#features/contributions/admin/server/verify-contributions.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import type { Config } from '#platform/settings/config.ts';
import { decryptPieces } from '#providers/files/encrypted.ts';
import type { Pieces } from '#providers/files/files-provider.ts';
import type { FileKeys } from '#providers/files/keys.ts';
import type { Runtime } from '../start/create-context.ts';
import { MIGRATIONS_FOLDER } from '../start/new-database.ts';
import { ARCHIVE, SECRET_FILES, type Summary } from './backup.ts';
import { type Entry, readEntries } from './frames.ts';
import { loadTable, setCounters, withoutGuards } from './load-tables.ts';
import { digestTable, listTables, titleOf } from './tables.ts';

/** The last migration of the version whose backups do not name one. */
const FIRST_VERSION = '0001_guards';
const NOT_EMPTY = 'there is data here already; restore into an empty database or a new data folder';

export type Restored = { readonly summary: Summary; readonly differences: readonly string[] };

type Place = {
  readonly config: Config;
  /** Opens the product in the new location, once its secrets are there. */
  readonly open: () => Promise<Runtime>;
};

/**
 * Restores a backup into an empty location and verifies it: every table, the ledger and the hash of
 * every document. The archive is read twice, because the secrets that the new location needs are at
 * its end.
 */
export async function restore(
  readArchive: () => Pieces,
  keys: FileKeys,
  { config, open }: Place,
): Promise<Restored> {
  const entries = () => readEntries(unpack(readArchive(), keys));
  const summary = await restoreSecrets(entries(), config);
  const runtime = await open();
  try {
    const { context } = runtime;
    await requireEmpty(context.db);
    await context.database.executor.transaction(async (tx) => {
      const db = tx as unknown as Executor;
      const tables = await listTables(db);
      await withoutGuards(db, tables, () => loadRows(db, entries()));
    });
    for await (const { header, content } of entries()) {
      if (header.kind === 'file') await context.files.write(String(header.key), content);
      else await drain(content);
    }
    return { summary, differences: await compare(runtime, summary) };
  } finally {
    await runtime.close();
  }
}

function unpack(archive: Pieces, keys: FileKeys): Pieces {
  const packed = Readable.from(decryptPieces(archive, ARCHIVE, keys));
  const unpacked = createGunzip();
  packed.on('error', (error) => unpacked.destroy(error));
  return packed.pipe(unpacked);
}

/** Writes the secrets of the data folder; returns the backup's summary, which is at its end. */
async function restoreSecrets(entries: AsyncIterable<Entry>, config: Config): Promise<Summary> {
  let summary: Summary | undefined;
  const secrets = new Map<string, string>();
  for await (const { header, content } of entries) {
    await drain(content);
    if (header.kind === 'end') summary = header.summary as Summary;
    if (header.kind !== 'secret' || !SECRET_FILES.includes(String(header.name))) continue;
    secrets.set(join(config.dataDir, String(header.name)), String(header.text));
  }
  if (!summary) throw new Error('the file is incomplete: its end is missing');
  requireSameMigrations(summary);
  for (const [path, text] of secrets) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch(explainExisting);
  }
  return summary;
}

/** Rows fit only the tables they were read from. */
function requireSameMigrations({ migration = FIRST_VERSION }: Summary): void {
  const ours = lastMigration(MIGRATIONS_FOLDER);
  if (migration === ours) return;
  throw new Error(
    `the backup was taken with the tables of ${migration}, and this version has those of ${ours}: restore it with the version that took it, then start this one, which upgrades it`,
  );
}

function explainExisting(error: NodeJS.ErrnoException): never {
  throw error.code === 'EEXIST' ? new Error(NOT_EMPTY, { cause: error }) : error;
}

/** Restoring empties every table, so it refuses a database with any data. */
async function requireEmpty(db: Executor): Promise<void> {
  const [row] = await selectRows<{ isUsed: boolean }>(
    db,
    sql`select exists (select from users) or exists (select from identity_users)
      or exists (select from applications) or exists (select from waitlist_entries)
      or exists (select from audit_log) or exists (select from ledger_entries) as "isUsed"`,
  );
  if (row?.isUsed) throw new Error(NOT_EMPTY);
}

async function loadRows(db: Executor, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { header, content } of entries) {
    if (header.kind === 'table') {
      const table = { schema: String(header.schema), name: String(header.name) };
      await loadTable(db, table, batchesOf(content));
      continue;
    }
    await drain(content);
    if (header.kind === 'counters') {
      await setCounters(db, header.counters as { name: string; value: string }[]);
    }
  }
}

async function* batchesOf(content: Pieces): AsyncGenerator<string[]> {
  for await (const piece of content) yield JSON.parse(Buffer.from(piece).toString('utf8'));
}

async function drain(content: Pieces): Promise<void> {
  for await (const _ of content);
}

/** Every difference between the restored data and the backup's summary. */
async function compare({ context }: Runtime, summary: Summary): Promise<string[]> {
  const differences: string[] = [];
  await context.database.executor.transaction(async (tx) => {
    const db = tx as unknown as Executor;
    for (const table of await listTables(db)) {
      const before = summary.tables[titleOf(table)];
      const now = await digestTable(db, table);
      if (before?.sha256 !== now.sha256) {
        differences.push(`${titleOf(table)}: ${before?.rows ?? 0} rows before, ${now.rows} now`);
      }
    }
    const { entries, difference } = await verifyLedger(db);
    if (entries !== summary.ledgerEntries) differences.push(`ledger: ${entries} entries`);
    const wrong = difference ?? (await verifyContributions(db)).difference;
    if (wrong) differences.push(wrong);
  });
  for (const [key, sha256] of Object.entries(summary.files)) {
    const hash = createHash('sha256');
    for await (const piece of await context.files.read(key)) hash.update(piece as Buffer);
    if (hash.digest('hex') !== sha256) differences.push(`document ${key} differs`);
  }
  return differences;
}
