import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
type Snapshot = ReturnType<typeof generateDrizzleJson>;

const read = (name: string) => readFileSync(join(root, 'migrations', name), 'utf8');
const readSnapshot = (tag: string): Snapshot =>
  JSON.parse(read(`meta/${tag.slice(0, 4)}_snapshot.json`));

/** What every `tables.ts` exports, by file and name, as drizzle-kit reads it. */
async function readTables(): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {};
  for (const file of globSync('src/**/tables.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, file));
    for (const [name, value] of Object.entries(module)) tables[`${file}:${name}`] = value;
  }
  return tables;
}

describe('the migrations', () => {
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] };

  it('make the tables that the code describes (else: npm run db:rebuild)', async () => {
    const last = readSnapshot(entries.at(-1)?.tag ?? '');
    const today = generateDrizzleJson(await readTables());
    expect(await generateMigration(last, today)).toEqual([]);
  });

  it('have in their SQL what their snapshot says', async () => {
    const [first] = entries;
    const made = read(`${first?.tag}.sql`);
    const statements = await generateMigration(
      generateDrizzleJson({}),
      readSnapshot(first?.tag ?? ''),
    );
    expect(statements.length).toBeGreaterThan(20);
    for (const statement of statements) expect(made).toContain(statement.trim());
  });
});
