import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { type Allowance, readAllowances } from './allowances.ts';
import { compareRows } from './compare-rows.ts';
import { findOrphans } from './find-orphans.ts';
import { readRows } from './read-rows.ts';
import { readShape } from './read-shape.ts';

/**
 * Upgrades a database of an earlier version and returns the faults: a schema that differs from a
 * fresh database's, missing rows, broken foreign keys.
 */
export async function findUpgradeFaults(
  upgraded: Database,
  fresh: Database,
  migrationsFolder: string,
): Promise<string[]> {
  const before = await readRows(upgraded.executor);
  await upgraded.migrate(migrationsFolder);
  await fresh.migrate(migrationsFolder);
  const [ours, expected] = [await readShape(upgraded.executor), await readShape(fresh.executor)];
  const after = await readRows(upgraded.executor);
  return [
    ...expected.filter((line) => !ours.includes(line)).map((line) => `missing: ${line}`),
    ...ours
      .filter((line) => !expected.includes(line))
      .map((line) => `only after an upgrade: ${line}`),
    ...compareRows(before, after, readAllAllowances(migrationsFolder)),
    ...(await findOrphans(upgraded.executor)),
  ];
}

function readAllAllowances(folder: string): Allowance[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => readAllowances(readFileSync(join(folder, name), 'utf8')));
}
