import { and, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptyDatabase } from '#testing/empty-database.ts';
import { moment } from './columns.ts';
import type { Database } from './database.ts';
import { prepareShapes } from './prepare-shapes.ts';

const homes = pgTable('homes', {
  id: integer('id').primaryKey(),
  city: text('city').notNull(),
  rooms: integer('rooms'),
  isSold: boolean('is_sold').notNull(),
  soldAt: moment('sold_at'),
  notes: jsonb('notes'),
});
const COLUMNS = {
  ...getTableColumns(homes),
  label: sql<string>`upper(${homes.city})`.mapWith((city) => `${city}!`),
};

describe('a statement of several shapes', () => {
  let database: Database;
  const rows = [
    { id: 1, city: 'Provo', rooms: 3, isSold: true, soldAt: new Date(1000), notes: { a: [1] } },
    { id: 2, city: 'Orem', rooms: null, isSold: false, soldAt: null, notes: null },
    { id: 3, city: 'Provo', rooms: 5, isSold: false, soldAt: null, notes: null },
  ];
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await database.executor.execute(sql`create table homes (id integer primary key, city text,
      rooms integer, is_sold boolean, sold_at timestamptz, notes jsonb)`);
    await database.executor.insert(homes).values(rows);
  });
  afterAll(() => database.close());

  it('is built once for each set of values, and answers with the values of each run', async () => {
    const db = database.executor;
    const run = prepareShapes();
    const built = vi.fn();
    const read = (values: { city?: string | undefined; rooms?: number }) =>
      run(db, 'homes', values, (given) => {
        built();
        const [city, rooms] = [given('city'), given('rooms')];
        return db
          .select(COLUMNS)
          .from(homes)
          .where(and(city && eq(homes.city, city), rooms && gte(homes.rooms, rooms)))
          .orderBy(homes.id);
      });
    const ids = async (values: Parameters<typeof read>[0]) =>
      (await read(values)).map(({ id }) => id);
    expect(await ids({})).toEqual([1, 2, 3]);
    expect(await ids({ city: undefined })).toEqual([1, 2, 3]);
    expect(built).toHaveBeenCalledTimes(1);
    expect(await ids({ city: 'Provo' })).toEqual([1, 3]);
    expect(await ids({ city: 'Orem' })).toEqual([2]);
    expect(await ids({ city: 'Provo', rooms: 4 })).toEqual([3]);
    expect(built).toHaveBeenCalledTimes(3);
  });

  it('decodes rows as Drizzle does', async () => {
    const db = database.executor;
    const select = () => db.select(COLUMNS).from(homes).orderBy(homes.id);
    const quick = await prepareShapes()(db, 'all', {}, select);
    expect(quick).toEqual(await select());
    expect(quick).toMatchObject([{ ...rows[0], label: 'PROVO!' }, rows[1] ?? {}, rows[2] ?? {}]);
  });

  it('refuses rows within rows, which it would not decode', () => {
    const db = database.executor;
    const nested = () =>
      prepareShapes()(db, 'nested', {}, () => db.select({ home: homes }).from(homes) as never);
    expect(nested).toThrow('plain rows');
  });
});
