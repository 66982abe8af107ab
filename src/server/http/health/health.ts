import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import { SILENT_AFTER_SECONDS } from '#platform/processes/heartbeat.ts';
import { readWorkerSilence } from '#platform/processes/queries.ts';
import type { AppEnv, Request } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { describeMetrics, registry } from './metrics.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { createStateMetrics } from './state-metrics.ts';
import type { StorageHealth } from './storage-health.ts';

type Health = {
  readonly storage: StorageHealth;
  /** Of a process that only runs jobs: whether it still does. */
  readonly isWorking?: () => boolean;
};

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus. */
export function addHealthRoutes(
  hono: Hono<AppEnv>,
  context: Context,
  { storage, isWorking }: Health,
): void {
  hono.get('/healthz', (request) => request.json({ status: 'ok' }));

  hono.get('/readyz', async (request) => {
    try {
      await context.database.ping();
    } catch {
      return notReady(request, { status: 'database unavailable' });
    }
    try {
      await storage.check();
    } catch (error) {
      context.log.warn({ err: error }, 'nothing can be written');
      return notReady(request, { status: 'storage cannot be written' });
    }
    if (isWorking) {
      if (isWorking()) return request.json({ status: 'ready' });
      const message = `This process has not looked for jobs for ${SILENT_AFTER_SECONDS} seconds. Restart it; see docs/runbooks/worker-silent.md.`;
      return notReady(request, { status: 'not working', message });
    }
    const silence = await readWorkerSilence(context.db);
    if (silence < SILENT_AFTER_SECONDS) return request.json({ status: 'ready' });
    // Web processes stay in the load balancer without a worker: people can still read, apply and pay.
    const answer = { status: 'degraded', message: silenceSentence(silence) };
    return request.req.query('needs') === 'worker'
      ? notReady(request, answer)
      : request.json(answer);
  });

  const describeProcess = createProcessMetrics(context);
  const describeState = createStateMetrics(context);
  hono.get('/metrics', async (request) => {
    const token = context.config.METRICS_TOKEN;
    if (token) {
      if (!isSameText(request.req.header('authorization'), `Bearer ${token}`)) {
        throw commonErrors.NOT_AUTHENTICATED();
      }
    } else if (context.config.isProduction) {
      throw commonErrors.NOT_FOUND();
    }
    const parts = await Promise.all([describeMetrics(), describeProcess(), describeState()]);
    return request.text(parts.join('\n'), 200, { 'content-type': registry.contentType });
  });
}

function notReady(request: Request, answer: { status: string; message?: string }) {
  request.header('retry-after', '5');
  return request.json(answer, 503);
}

function silenceSentence(seconds: number): string {
  const since = Number.isFinite(seconds)
    ? `for ${Math.round(seconds)} seconds`
    : 'since this installation was made';
  return `No worker has looked for jobs ${since}: no mail is sent, no payment is settled and no assembly is held until one runs. See docs/runbooks/worker-silent.md.`;
}

function isSameText(given: string | undefined, expected: string): boolean {
  const left = Buffer.from(given ?? '');
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
