import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import type { Context } from '../../src/platform/context.ts';
import type { Pieces } from '../../src/providers/files/files-provider.ts';
import type { FileKeys } from '../../src/providers/files/keys.ts';
import { backUp, type Summary } from '../../src/server/backup/backup.ts';
import { checkBackup } from '../../src/server/backup/check-backup.ts';
import { recordBackup, recordFailedBackup } from '../../src/server/backup/record-runs.ts';

export type TakenBackup = { readonly summary: Summary; readonly bytes: number };

/**
 * Writes a backup under a temporary name and gives it its own once it is complete and, unless told
 * otherwise, was restored into a new place and compared.
 */
export async function takeBackup(
  context: Context,
  keys: FileKeys,
  file: string,
  { isChecked }: { isChecked: boolean },
): Promise<TakenBackup> {
  const part = `${file}.part`;
  // Left by a backup that was killed, and of no use.
  await rm(part, { force: true });
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const summary = await backUp(context, keys, (archive) => store(archive, part));
    if (isChecked) await check(part, keys);
    const { size: bytes } = await stat(part);
    await rename(part, file);
    await recordBackup(context, { seconds: seconds(), bytes, isVerified: isChecked, summary });
    return { summary, bytes };
  } catch (error) {
    await rm(part, { force: true });
    // The reason is what the operator needs, even where it cannot be recorded.
    await recordFailedBackup(context, { seconds: seconds(), error }).catch(() => {});
    throw error;
  }
}

async function store(archive: Pieces, part: string): Promise<void> {
  const written = await open(part, 'wx', 0o600);
  try {
    for await (const piece of archive) await written.writeFile(piece);
    await written.sync();
  } finally {
    await written.close();
  }
}

async function check(part: string, keys: FileKeys): Promise<void> {
  const { FILE_KEYS, IDENTITY_SECRETS } = process.env;
  const secrets = {
    ...(FILE_KEYS && { FILE_KEYS }),
    ...(IDENTITY_SECRETS && { IDENTITY_SECRETS }),
  };
  const { differences } = await checkBackup(() => createReadStream(part), keys, secrets);
  if (differences.length > 0) throw new Error(`the copy differs:\n${differences.join('\n')}`);
}

/** What is in a backup, as a sentence for who took it. */
export function describeBackup({ summary, bytes }: TakenBackup): string {
  const rows = Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0);
  const documents = Object.keys(summary.files).length;
  return `${rows} rows, ${summary.ledgerEntries} ledger entries, ${documents} documents in ${bytes} bytes.`;
}
