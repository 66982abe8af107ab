import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockEntries, type LockEntry, nameAt } from '../launch/platform.mjs';
import { ROOT } from '../launch/spawn-node.mjs';

const FILE = join(ROOT, 'package-lock.json');

export type Lock = { packages: LockEntries };
/** A package in the lock that is limited to some platforms. */
export type PlatformPackage = { path: string; name: string; version: string; entry: LockEntry };

export function readLock(): Lock {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Writes the lock like npm: the project first, then the packages by path. */
export function writeLock(lock: Lock): void {
  const { '': project = {}, ...rest } = lock.packages;
  const sorted = Object.entries(rest).sort(([left], [right]) => left.localeCompare(right, 'en'));
  lock.packages = Object.fromEntries([['', project], ...sorted]);
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
}

/**
 * Where the package at `path` finds a package it depends on: in its own node_modules, else in those
 * of the folders above, as Node does.
 */
export function resolvePackage(packages: LockEntries, path: string, name: string) {
  let folder = path;
  while (true) {
    const place = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above === -1 ? '' : folder.slice(0, above);
  }
}

export function platformPackages({ packages }: Lock): PlatformPackage[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && (entry.os ?? entry.cpu) !== undefined)
    .map(([path, entry]) => ({ path, name: nameAt(path), version: entry.version ?? '', entry }));
}

export type MissingPackage = { path: string; name: string; range: string; dependant: LockEntry };

/**
 * The optional packages that have no entry in the lock. `path` is where npm would place one: beside
 * the package that needs it, so that other versions are not affected.
 */
export function missingPackages({ packages }: Lock): MissingPackage[] {
  return Object.entries(packages).flatMap(([from, dependant]) =>
    Object.entries(dependant.optionalDependencies ?? {})
      .filter(([name]) => resolvePackage(packages, from, name) === undefined)
      .map(([name, range]) => {
        const above = from.lastIndexOf(`node_modules/${nameAt(from)}`);
        const folder = from === '' ? '' : from.slice(0, above);
        return { path: `${folder}node_modules/${name}`, name, range, dependant };
      }),
  );
}
