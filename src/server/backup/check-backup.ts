import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/settings/config.ts';
import type { Pieces } from '#providers/files/files-provider.ts';
import type { FileKeys } from '#providers/files/keys.ts';
import { createContext } from '../start/create-context.ts';
import { type Restored, restore } from './restore.ts';

type Secrets = { readonly FILE_KEYS?: string; readonly IDENTITY_SECRETS?: string };

/** Restores a backup into a fresh embedded database and folder, compares it and deletes it. */
export async function checkBackup(
  readArchive: () => Pieces,
  keys: FileKeys,
  secrets: Secrets,
): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), 'casa-backup-check-'));
  try {
    const config = readConfig({
      ...secrets,
      DATA_DIR: folder,
      DEMO: '0',
      ROLE: 'web',
      LOG_LEVEL: 'silent',
    });
    return await restore(readArchive, keys, { config, open: () => createContext(config) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
