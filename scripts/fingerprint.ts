import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './launch/spawn-node.mjs';

/** A hash of the inputs of a build, without tests. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(join(ROOT, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** A file itself, or all files below a folder, in order. */
export function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
