import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderLock = { release(): void };

/**
 * Locks a folder for this process. The embedded database does not lock its files, and two writers
 * lose data silently. SQLite's file lock is a lock of the operating system: it is released when the
 * process ends, even by a crash, so no stale lock remains.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (cause) {
    file.close();
    throw new Error(
      `The data folder ${folder} is in use by another running copy. Stop that one, or give this one its own folder with DATA_DIR.`,
      { cause },
    );
  }
  return { release: () => file.close() };
}
