import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Executor, selectRows } from '#db/executor.ts';
import { lastMigration } from '#db/run-migrations.ts';
import { verifyLedger } from '#features/ledger/server/verify-ledger.ts';
import type { Context } from '#platform/context.ts';
import { encryptPieces, SALT_BYTES } from '#providers/files/encrypted.ts';
import type { Pieces } from '#providers/files/files-provider.ts';
import type { FileKeys } from '#providers/files/keys.ts';
import { MIGRATIONS_FOLDER } from '../start/new-database.ts';
import { createWriter } from './frames.ts';
import { readCounters } from './load-tables.ts';
import { createDigest, listTables, readLines, type TableDigest, titleOf } from './tables.ts';

/** The name under which archives are encrypted. */
export const ARCHIVE = 'backup';

/**
 * Secrets that the evaluation default stores in its data folder; in production they are settings.
 */
export const SECRET_FILES = ['identity-secrets.json', 'secrets/file-keys', 'admin-password.txt'];

/** What a restored copy is compared with. */
export type Summary = {
  readonly takenAt: string;
  /** The last migration of the database; backups of the first version do not have it. */
  readonly migration?: string;
  readonly tables: Record<string, TableDigest>;
  /** The hash of each stored file by its key. */
  readonly files: Record<string, string>;
  readonly ledgerEntries: number;
};

type Write = ReturnType<typeof createWriter>;

/** Stores the whole product as one encrypted stream: one state of the database, documents, secrets. */
export async function backUp(
  context: Context,
  keys: FileKeys,
  store: (archive: Pieces) => Promise<void>,
): Promise<Summary> {
  const packed = createGzip();
  const salt = context.randomness.bytes(SALT_BYTES);
  const stored = store(encryptPieces(packed, ARCHIVE, keys, salt));
  stored.catch((error: Error) => packed.destroy(error));
  try {
    const summary = await writeAll(context, createWriter(packed));
    packed.end();
    await stored;
    return summary;
  } catch (error) {
    packed.destroy(error as Error);
    await stored.catch(() => undefined);
    throw error;
  }
}

async function writeAll(context: Context, write: Write): Promise<Summary> {
  const takenAt = context.clock.now().toISOString();
  const { fileKeys, ...rows } = await writeRows(context, write);
  const files: Record<string, string> = {};
  for (const key of fileKeys) {
    const hash = createHash('sha256');
    await write({ kind: 'file', key }, hashing(await context.files.read(key), hash));
    files[key] = hash.digest('hex');
  }
  for (const name of SECRET_FILES) {
    const bytes = await readFile(join(context.config.dataDir, name)).catch(() => undefined);
    if (bytes) await write({ kind: 'secret', name, text: bytes.toString('utf8') });
  }
  const migration = lastMigration(MIGRATIONS_FOLDER);
  const summary: Summary = { takenAt, migration, ...rows, files };
  await write({ kind: 'end', summary });
  return summary;
}

/** Rows of one database snapshot; the ledger is verified first. */
function writeRows({ database }: Context, write: Write) {
  return database.executor.transaction(async (tx) => {
    const db = tx as unknown as Executor;
    await db.execute(sql`set transaction isolation level repeatable read, read only`);
    const { entries: ledgerEntries, difference } = await verifyLedger(db);
    if (difference) throw new Error(`the ledger is wrong: ${difference}`);
    const tables: Record<string, TableDigest> = {};
    for (const table of await listTables(db)) {
      const digest = createDigest();
      const content = async function* () {
        for await (const lines of readLines(db, table)) {
          digest.add(lines);
          yield Buffer.from(JSON.stringify(lines));
        }
      };
      await write({ kind: 'table', ...table }, content());
      tables[titleOf(table)] = digest.end();
    }
    await write({ kind: 'counters', counters: await readCounters(db) });
    return { tables, ledgerEntries, fileKeys: await listFileKeys(db) };
  });
}

/** The keys of every stored file that a record names. */
async function listFileKeys(db: Executor): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select storage_key as key from documents where status = 'stored'
      union select storage_key from award_papers order by 1`,
  );
  return rows.map(({ key }) => key);
}

async function* hashing(content: Pieces, hash: ReturnType<typeof createHash>) {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
