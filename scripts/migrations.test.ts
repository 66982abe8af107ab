import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openInMemory } from '#db/embedded.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { readShape } from '#testing/upgrade/read-shape.ts';

const root = join(import.meta.dirname, '..');
type Snapshot = ReturnType<typeof generateDrizzleJson>;
type Entry = { idx: number; when: number; tag: string };

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
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: Entry[] };

  it('make the tables that the code describes (else: npm run db:generate)', async () => {
    const last = readSnapshot(entries.at(-1)?.tag ?? '');
    const today = generateDrizzleJson(await readTables());
    expect(await generateMigration(last, today)).toEqual([]);
  });

  it('make them in SQL too, which a hand may have written', async () => {
    const described = await openInMemory();
    await described.executor.execute(sql`create extension pg_trgm`);
    const today = generateDrizzleJson(await readTables());
    for (const statement of await generateMigration(generateDrizzleJson({}), today)) {
      await described.executor.execute(sql.raw(statement));
    }
    const migrated = await openTestDatabase();
    const [expected, made] = [
      await readShape(described.executor),
      new Set(await readShape(migrated.executor)),
    ];
    expect(expected.length).toBeGreaterThan(500);
    // Migrations also make what Drizzle cannot describe.
    expect(expected.filter((line) => !made.has(line))).toEqual([]);
    await described.close();
    await migrated.close();
  });

  it('are what migrations/frozen.json says: a change of the tables is a new migration', () => {
    const hashes = entries.map(({ tag }) => [
      tag,
      createHash('sha256')
        .update(read(`${tag}.sql`))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(JSON.parse(read('frozen.json')));
  });

  it('follow one after the other, as two merged branches may not', () => {
    for (const [index, { idx, tag }] of entries.entries()) {
      expect([idx, tag.slice(0, 5)]).toEqual([index, `${String(index).padStart(4, '0')}_`]);
    }
    const dates = entries.map(({ when }) => when);
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
    const files = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
    expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
    const snapshots = entries.map(({ tag }) => readSnapshot(tag));
    for (const [index, { prevId }] of snapshots.entries()) {
      if (index > 0) expect(prevId, entries[index]?.tag).toBe(snapshots[index - 1]?.id);
    }
  });
});
