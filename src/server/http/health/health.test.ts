import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Heartbeat, startHeartbeat } from '#platform/processes/heartbeat.ts';
import { findProcesses } from '#platform/processes/queries.ts';
import { useTestApp } from '#testing/test-app.ts';
import { createStateMetrics } from './state-metrics.ts';
import { serveWorkerHealth } from './worker-health.ts';

const VERSION = { version: '1.2.3', migration: '0016_last' };
const working = { lookedAt: () => performance.now() };
const stuck = { lookedAt: () => performance.now() - 60_000 };

describe('health', () => {
  const test = useTestApp({ settings: { METRICS_TOKEN: 'a-token-of-16-chars' } });
  const ready = async (query = '') => {
    const answer = await test.request('GET', `/readyz${query}`);
    return [answer.status, await answer.json()];
  };
  const metrics = async () =>
    (
      await test.request('GET', '/metrics', undefined, {
        authorization: 'Bearer a-token-of-16-chars',
      })
    ).text();
  /** Starts a heartbeat, and waits for its first beat. */
  const begin = async (dispatcher?: { lookedAt(): number }): Promise<Heartbeat> => {
    const heartbeat = startHeartbeat(test.context, VERSION, dispatcher);
    await heartbeat.beaten();
    return heartbeat;
  };

  it('says that the process lives', async () => {
    expect(await (await test.request('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('stays ready without a worker, and says so; who needs a worker gets 503', async () => {
    const message = expect.stringContaining('No worker has looked for jobs since');
    expect(await ready()).toEqual([200, { status: 'degraded', message }]);
    expect(await ready('?needs=worker')).toEqual([503, { status: 'degraded', message }]);
    const worker = await begin(working);
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    expect(await ready('?needs=worker')).toEqual([200, { status: 'ready' }]);
    await test.context.db.execute(
      sql`update processes set worked_at = now() - interval '50 seconds'`,
    );
    expect(await ready()).toEqual([
      200,
      { status: 'degraded', message: expect.stringMatching(/for 5\d seconds/) },
    ]);
    expect(await metrics()).toMatch(/casa_worker_silent_seconds 5\d/);
    await worker.stop();
    expect(await findProcesses(test.context.db)).toEqual([]);
  });

  it('notices a worker that lives and does nothing', async () => {
    const worker = await begin(stuck);
    expect(worker.isAlive()).toBe(false);
    expect((await ready())[1]).toMatchObject({ status: 'degraded' });
    await worker.stop();
    const web = await begin();
    expect(web.isAlive()).toBe(true);
    expect((await ready())[1]).toMatchObject({ status: 'degraded' });
    await web.stop();
  });

  it('shows the metrics with the token only', async () => {
    expect((await test.request('GET', '/metrics')).status).toBe(401);
    await test.request('GET', '/healthz');
    const text = await metrics();
    expect(text).toMatch(/http_requests_total\{method="GET",status="2xx"\} \d+/);
    expect(text).toMatch(/casa_route_duration_seconds_count\{method="GET",route="\/healthz"\} \d+/);
    expect(text).toContain('casa_database_up 1');
    expect(text).toContain('casa_backup_age_seconds +Inf');
    expect(text).toMatch(/casa_schedule_next_timestamp_seconds\{job="advance-assemblies"\} \d+/);
    expect(text).toMatch(/casa_build_info\{version="[\d.]+",migration="\d{4}_\w+",role="all"\} 1/);
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names.length).toBe(new Set(names).size);
  });

  it('answers with what it knows while the database is away', async () => {
    const away = { ...test.context.database, ping: () => Promise.reject(new Error('away')) };
    const hanging = { ...test.context.database, ping: () => new Promise<void>(() => {}) };
    for (const database of [away, hanging]) {
      const text = await createStateMetrics({ ...test.context, database })();
      expect(text).toContain('casa_database_up 0');
      expect(text).not.toContain('jobs_dead_letters');
    }
  });

  it('is served by a worker too, which works on when its port is taken', async () => {
    const config = { ...test.context.config, WORKER_PORT: 0, host: '127.0.0.1' };
    let isWorking = true;
    const server = await serveWorkerHealth({ ...test.context, config }, () => isWorking);
    if (!server) throw new Error('nothing is served');
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.json()];
    };
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
    isWorking = false;
    expect(await ask('/readyz')).toEqual([
      503,
      { status: 'not working', message: expect.stringContaining('Restart it') },
    ]);
    expect((await ask('/api/plans'))[0]).toBe(404);
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const other = { ...config, WORKER_PORT: (taken.address() as AddressInfo).port };
    test.context.log.level = 'silent';
    expect(await serveWorkerHealth({ ...test.context, config: other }, () => true)).toBeUndefined();
    test.context.log.level = 'error';
    taken.close();
    server.close();
  });
});
