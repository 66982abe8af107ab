import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { openPostgres } from '#db/postgres.ts';
import { createEmptyPostgres } from '#testing/empty-database.ts';
import type { Context } from '../context.ts';
import { forReports } from './for-reports.ts';

const nameOf = async ({ db }: Pick<Context, 'db'>) => {
  const [row] = await selectRows<{ name: string }>(db, sql`select current_database() as name`);
  return row?.name;
};
const databaseOf = (url: string) => new URL(url).pathname.slice(1);

describe('reports', () => {
  it('read from the replica, and from the primary while it is away or where there is none', async () => {
    const [primary, replica] = [await createEmptyPostgres(), await createEmptyPostgres()];
    const warn = vi.fn();
    const read = async (replicaConnectionString?: string) => {
      const database = openPostgres({
        connectionString: primary,
        replicaConnectionString,
        maxConnections: 1,
        onError: () => {},
      });
      const context = { database, db: database.executor, log: { warn } } as unknown as Context;
      const name = await nameOf(await forReports(context));
      await database.close();
      return name;
    };
    expect(await read()).toBe(databaseOf(primary));
    expect(await read(replica)).toBe(databaseOf(replica));
    expect(warn).not.toHaveBeenCalled();
    expect(await read('postgres://postgres@127.0.0.1:1/none')).toBe(databaseOf(primary));
    expect(warn).toHaveBeenCalledOnce();
  });
});
