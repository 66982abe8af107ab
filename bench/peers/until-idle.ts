import pg from 'pg';

const IDLE_MS = 500;

/**
 * Waits until the database has been idle for half a second: abandoned slow requests, jobs and
 * vacuums would distort the next measurement.
 */
export async function untilIdle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let idleSince = performance.now(); performance.now() - idleSince < IDLE_MS; ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { rows } = await client.query<{ active: number }>(
        `select count(*)::int as active from pg_stat_activity
         where state = 'active' and pid <> pg_backend_pid()
           and backend_type in ('client backend', 'autovacuum worker')`,
      );
      if (rows[0]?.active !== 0) idleSince = performance.now();
    }
  } finally {
    await client.end();
  }
}
