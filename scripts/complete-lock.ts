import type { LockEntry } from './launch/platform.mjs';
import {
  type Lock,
  type MissingPackage,
  missingPackages,
  platformPackages,
  readLock,
  writeLock,
} from './lock/lock-file.ts';
import { platformOfName } from './lock/platform-of-name.ts';
import { type Asked, queryRegistry } from './lock/query-registry.ts';

/**
 * Completes a lock after a change of dependencies. npm leaves out optional packages that its
 * registry does not have, and `npm ci` then refuses the file: each is added as npm would have
 * written it, from the registry's data or from its name. Returns what was added and changed.
 */
export function completeLock(lock: Lock, ask: typeof queryRegistry = queryRegistry): string[] {
  const missing = missingPackages(lock);
  const bare = platformPackages(lock).filter(({ entry }) => !entry.integrity);
  const asked: Asked[] = [
    ...missing.map(({ name, range }) => ({ name, version: exactVersion(range) })),
    ...bare.map(({ name, version }) => ({ name, version })),
  ];
  if (asked.length === 0) return [];
  const answers = ask(asked);
  const changes: string[] = [];
  for (const [index, one] of missing.entries()) {
    const entry = entryFor(one, answers[index]);
    if (!entry) continue;
    lock.packages[one.path] = entry;
    changes.push(`${one.path} ${entry.version}`);
  }
  for (const [index, { path, entry, version }] of bare.entries()) {
    const { integrity } = answers[missing.length + index] ?? {};
    if (!integrity) continue;
    lock.packages[path] = { ...entry, integrity };
    changes.push(`${path} ${version}`);
  }
  return changes;
}

const exactVersion = (range: string) => range.replace(/^[\^~]/, '');

function entryFor(
  { name, range, dependant }: MissingPackage,
  known: LockEntry | undefined,
): LockEntry | undefined {
  const platform = known ?? platformOfName(name);
  if (!platform.os && !platform.cpu) return undefined;
  return {
    version: exactVersion(range),
    ...(known?.integrity ? { integrity: known.integrity } : {}),
    ...(platform.cpu ? { cpu: platform.cpu } : {}),
    ...(dependant.dev ? { dev: true } : {}),
    ...(platform.libc ? { libc: platform.libc } : {}),
    optional: true,
    ...(platform.os ? { os: platform.os } : {}),
  };
}

if (import.meta.main) {
  const lock = readLock();
  const changes = completeLock(lock);
  if (changes.length > 0) writeLock(lock);
  console.log(`${changes.length} platform packages completed in the lock.`);
  for (const change of changes) console.log(`  ${change}`);
}
