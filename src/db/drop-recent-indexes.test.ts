import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ROOT_FOLDER } from '#platform/root-folder.ts';
import { useTestApp } from '#testing/test-app.ts';
import { selectRows } from './executor.ts';

const MIGRATION = join(ROOT_FOLDER, 'migrations/0002_drop_recent_indexes.sql');

describe('the migration about indexes of the newest rows', () => {
  const test = useTestApp();

  it('drops the indexes that older versions made at run time, and no other', async () => {
    const { db } = test.context;
    const readIndexes = async () => {
      const rows = await selectRows<{ name: string }>(
        db,
        sql`select indexname as name from pg_indexes where schemaname = 'public' order by 1`,
      );
      return rows.map(({ name }) => name);
    };
    const before = await readIndexes();
    for (const [table, column] of [
      ['applications', 'created_at'],
      ['deposits', 'created_at'],
      ['marketing_contacts', 'updated_at'],
      ['users', 'created_at'],
      ['waitlist_entries', 'created_at'],
    ]) {
      await db.execute(
        sql.raw(`create index ${table}_${column}_recent_20261009 on ${table}
        using gin (search_text gin_trgm_ops) where ${column} >= '2026-10-09T00:00:00Z'::timestamptz`),
      );
    }
    await db.execute(sql`create index users_recent on users (created_at)`);
    await db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
    expect(await readIndexes()).toEqual([...before, 'users_recent'].sort());
  });
});
