import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '#testing/empty-database.ts';
import type { Database } from './database.ts';
import { selectRows } from './executor.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-migrations-'));
let folders = 0;
let database: Database;

/** A folder of migrations, named `0000_step`, `0001_step` and so on. */
function writeMigrations(...statements: string[]): string {
  folders += 1;
  const folder = join(root, String(folders));
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_step`;
    writeFileSync(join(folder, `${tag}.sql`), statement);
    return { idx, version: '7', when: 1_000 + idx, tag, breakpoints: true };
  });
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  return folder;
}

async function tableNames(): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    database.executor,
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => name);
}

const HOUSES = 'create table houses (id int);';
const DOORS = 'create table doors (id int);';
const WINDOWS = 'create table windows (id int);';

beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the migrations of a database', () => {
  it('are applied once, and say which is the last', async () => {
    const folder = writeMigrations(HOUSES, DOORS);
    expect(await database.migrate(folder)).toBe('0001_step');
    expect(await database.migrate(folder)).toBe('0001_step');
    expect(await tableNames()).toEqual(['doors', 'houses']);
  });

  it('are applied until the named one, and the others later', async () => {
    const folder = writeMigrations(HOUSES, DOORS, WINDOWS);
    expect(await database.migrate(folder, '0001_step')).toBe('0001_step');
    expect(await tableNames()).toEqual(['doors', 'houses']);
    expect(await database.migrate(folder)).toBe('0002_step');
    expect(await tableNames()).toEqual(['doors', 'houses', 'windows']);
    // What is applied stays applied.
    expect(await database.migrate(folder, '0000_step')).toBe('0002_step');
    await expect(database.migrate(folder, '0009_step')).rejects.toThrow('no migration 0009_step');
  });

  it('upgrade an older database', async () => {
    await database.migrate(writeMigrations(HOUSES));
    await database.migrate(writeMigrations(HOUSES, DOORS));
    expect(await tableNames()).toEqual(['doors', 'houses']);
  });

  it('are whole or not at all, each by itself', async () => {
    const wrong = `${DOORS}\n--> statement-breakpoint\nselect 1 / 0;`;
    await expect(database.migrate(writeMigrations(HOUSES, wrong))).rejects.toThrow();
    expect(await tableNames()).toEqual(['houses']);
    await database.migrate(writeMigrations(HOUSES, DOORS));
    expect(await tableNames()).toEqual(['doors', 'houses']);
  });
});

describe('a database is refused', () => {
  it('when a newer version made it', async () => {
    await database.migrate(writeMigrations(HOUSES, DOORS));
    await expect(database.migrate(writeMigrations(HOUSES))).rejects.toThrow(
      'made by a newer version of the product: it has 2 migrations, this version has 1.',
    );
  });

  it('when one of its migrations is another than ours, also if ours are more', async () => {
    await database.migrate(writeMigrations(HOUSES, DOORS));
    for (const folder of [
      writeMigrations(HOUSES, WINDOWS),
      writeMigrations(HOUSES, WINDOWS, DOORS),
    ]) {
      await expect(database.migrate(folder)).rejects.toThrow('its migration 2 is a different one');
    }
    expect(await tableNames()).toEqual(['doors', 'houses']);
  });
});
