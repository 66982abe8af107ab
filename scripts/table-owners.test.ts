import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const featureOf = (file: string) => file.split('/')[2] ?? '';

async function readOwners(): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const file of globSync('src/features/*/server/tables.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, file));
    for (const value of Object.values(module)) {
      if (is(value, PgTable)) owners.set(getTableName(value), featureOf(file));
    }
  }
  return owners;
}

/** The SQL of a source file: the text of its sql`…` templates without interpolations. */
function sqlOf(source: string): string {
  const parts = source.split(/\bsql(?:<[^`]*?>)?`/).slice(1);
  return parts.map((part) => part.slice(0, part.indexOf('`'))).join('\n');
}

/** The tables of other features that a source names in SQL. */
function findForeign(owners: Map<string, string>, feature: string, source: string): string[] {
  const named = sqlOf(source).matchAll(/\b(?:from|join|into|update|table)\s+"?([a-z_]+)"?/gi);
  return [...named]
    .map(([, table = '']) => table)
    .filter((table) => owners.has(table) && owners.get(table) !== feature);
}

describe("another feature's tables", () => {
  it('are named in no SQL except their own feature’s; use a condition or a use case', async () => {
    const owners = await readOwners();
    expect(owners.get('deposits')).toBe('deposits');
    const found = globSync('src/features/{*,*/*}/server/**/*.ts', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) =>
        findForeign(owners, featureOf(file), readFileSync(join(root, file), 'utf8')).map(
          (table) => `${file} names ${table}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it('are detected in SQL', async () => {
    const owners = await readOwners();
    const source = '// from deposits\nsql<number>`select 1 from deposits d where true`';
    expect(findForeign(owners, 'applications', source)).toEqual(['deposits']);
    expect(findForeign(owners, 'deposits', source)).toEqual([]);
    expect(findForeign(owners, 'applications', '// from deposits')).toEqual([]);
  });
});
