import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** What we use of the library's file system, which offers no sync of its own. */
type NodeFiles = {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
};

/** Called with each file that was synced; tests follow it. */
export type OnSync = (path: string) => void;

/** The start of a database that waits for the disk at every commit and checkpoint. */
export const SYNCED_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The other ways to sync do not reach the file system below.
  '-c',
  'wal_sync_method=fsync',
];

/** Hands the database's syncs on to the operating system. */
export function syncFiles(client: PGlite, onSync?: OnSync): void {
  const files = (client as unknown as { Module: { NODEFS: NodeFiles } }).Module.NODEFS;
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(files.realPath(node));
    else fsyncSync(nfd);
    onSync?.(files.realPath(node));
    return 0;
  };
}

/** Syncs a folder with everything in it: what was written before the database's syncs reached us. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
