import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { compare, type Measured } from './frame.ts';
import { requestsPerSecond } from './load.ts';
import type { Product } from './product.ts';

const ENTRY = {
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  preferredPlan: '$450,000',
  applicantProfile: 'others',
};

/** The waitlist call against a bare handler that runs the same SQL. */
export async function measureWaitlist(product: Product): Promise<Measured> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ENTRY),
  };
  await fetch(`${product.url}/api/waitlist`, post);
  const bare = await startBareHandler(product.databaseUrl);
  try {
    const comparison = await compare({
      name: 'POST /api/waitlist, repeated',
      unit: 'requests/s',
      against: 'bare handler, same SQL',
      ours: () => requestsPerSecond(`${product.url}/api/waitlist`, post),
      limit: () => requestsPerSecond(bare.url, post),
    });
    return { comparisons: [comparison], figures: [] };
  } finally {
    await bare.stop();
  }
}

/** The statements of one repeated entry: three limit counters, then the upsert in a transaction. */
async function startBareHandler(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const count = `insert into rate_limit_windows (key, count, expires_at) values ($1, 1, now() + interval '1 hour')
    on conflict (key) do update set count = rate_limit_windows.count + 1 returning count`;
  const upsert = `insert into waitlist_entries (id, list, email, first_name, last_name, applicant_profile, source, created_at, updated_at)
    values (gen_random_uuid(), 'english', 'ana@example.com', 'Ana', 'Lima', 'others', 'organic', now(), now())
    on conflict (list, email) do update set updated_at = excluded.updated_at returning id, xmax = 0 as is_new`;
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    for (const key of ['bench:a', 'bench:b', 'bench:c']) await pool.query(count, [key]);
    const client = await pool.connect();
    await client.query('begin');
    const { rows } = await client.query(upsert);
    await client.query('commit');
    client.release();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
