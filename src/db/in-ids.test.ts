import { sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { selectRows } from './executor.ts';
import { inIds } from './in-ids.ts';

const things = pgTable('things', { id: uuid().primaryKey() });

describe('rows by their ids', () => {
  const test = useTestApp();

  it('are the named ones, read by the index although the table is small', async () => {
    const plan = await test.context.db.transaction(async (tx) => {
      await tx.execute(
        sql`create temp table things (id uuid primary key, text text) on commit drop`,
      );
      await tx.execute(
        sql`insert into things select gen_random_uuid(), repeat('long', 20) from generate_series(1, 1000)`,
      );
      await tx.execute(sql`analyze things`);
      const some = await tx.select().from(things).limit(3);
      const ids = some.map(({ id }) => id);
      const found = await tx.select().from(things).where(inIds(things.id, ids));
      expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(await tx.select().from(things).where(inIds(things.id, []))).toEqual([]);
      return selectRows<{ 'QUERY PLAN': string }>(
        tx as never,
        sql`explain select * from things where ${inIds(things.id, ids)}`,
      );
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/index/i);
  });
});
