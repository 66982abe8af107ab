import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '#testing/empty-database.ts';

const root = mkdtempSync(join(tmpdir(), 'casa-migrations-'));
const ours = join(root, 'ours');
const others = join(root, 'others');

/** Two small migrations; in the other set the second one differs. */
function writeMigrations(folder: string, second: string): void {
  cpSync('migrations/meta', join(folder, 'meta'), { recursive: true });
  const entries = ['0000_schema', '0001_guards'].map((tag, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag,
    breakpoints: true,
  }));
  const journal = { version: '7', dialect: 'postgresql', entries };
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, '0000_schema.sql'), 'create table houses (id int);');
  writeFileSync(join(folder, '0001_guards.sql'), second);
}

beforeAll(() => {
  writeMigrations(ours, 'create table doors (id int);');
  writeMigrations(others, 'create table windows (id int);');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a database that already has migrations', () => {
  it('is accepted when they are ours, and refused with a sentence otherwise', async () => {
    const database = await openEmptyDatabase();
    await database.migrate(ours);
    await database.migrate(ours);
    await expect(database.migrate(others)).rejects.toThrow(
      'This data was made by another version of the product',
    );
    await database.close();
  });

  it('is refused when it has more migrations, and migrated when it has fewer', async () => {
    const database = await openEmptyDatabase();
    await database.migrate(ours);
    await database.executor.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 2000)`,
    );
    await expect(database.migrate(ours)).rejects.toThrow('another version');
    await database.executor.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at > 1000`,
    );
    await database.executor.execute(sql`drop table doors`);
    await database.migrate(ours);
    await database.executor.execute(sql`select id from doors`);
    await database.close();
  });
});
