import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** Path → the statements a request to it runs, in order; the last one is the list. */
export type BareLists = {
  port: number;
  databaseUrl: string;
  statements: Record<string, { sql: string; params: unknown[] }[]>;
};

/** A bare Hono handler that runs given SQL and returns the rows: the minimum cost of a list. */
const given: BareLists = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const pool = new pg.Pool({ connectionString: given.databaseUrl, max: 10 });
const app = new Hono();
for (const [path, statements] of Object.entries(given.statements)) {
  app.get(path, async (context) => {
    let items: unknown[] = [];
    for (const { sql, params } of statements) items = (await pool.query(sql, params)).rows;
    return context.json({ items, nextCursor: null });
  });
}
serve({ fetch: app.fetch, port: given.port, hostname: '127.0.0.1' });
