import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, also when this code runs as a bundle in one of its subfolders. */
export const ROOT_FOLDER = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server’s own files.');
  return findRoot(parent);
}
