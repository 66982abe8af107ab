import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { Gauge } from 'prom-client';
import { countUnsentMails } from '#features/mails/server/queries.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { countDeadLetters } from '../dead-letters.ts';
import { describeMetrics, registry } from './metrics.ts';
import type { StorageHealth } from './storage-health.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus. */
export function addHealthRoutes(
  hono: Hono<AppEnv>,
  context: Context,
  storage: StorageHealth,
): void {
  const gauges = healthGauges();
  hono.get('/healthz', (request) => request.json({ status: 'ok' }));

  hono.get('/readyz', async (request) => {
    try {
      await context.database.ping();
    } catch {
      request.header('retry-after', '5');
      return request.json({ status: 'database unavailable' }, 503);
    }
    try {
      await storage.check();
      return request.json({ status: 'ready' });
    } catch (error) {
      context.log.warn({ err: error }, 'nothing can be written');
      request.header('retry-after', '5');
      return request.json({ status: 'storage cannot be written' }, 503);
    }
  });

  hono.get('/metrics', async (request) => {
    const token = context.config.METRICS_TOKEN;
    if (token) {
      if (!isSameText(request.req.header('authorization'), `Bearer ${token}`)) {
        throw commonErrors.NOT_AUTHENTICATED();
      }
    } else if (context.config.isProduction) {
      throw commonErrors.NOT_FOUND();
    }
    const unsent = await countUnsentMails(context.db);
    gauges.queuedMails.set(unsent.queued);
    gauges.failedMails.set(unsent.failed);
    gauges.deadLetters.set(await countDeadLetters(context.db));
    return request.text(await describeMetrics(), 200, { 'content-type': registry.contentType });
  });
}

function healthGauges() {
  const gauge = (name: string, help: string) =>
    (registry.getSingleMetric(name) as Gauge | undefined) ??
    new Gauge({ name, help, registers: [registry] });
  return {
    queuedMails: gauge('mails_queued', 'Mails waiting to be sent'),
    failedMails: gauge('mails_failed', 'Mails that could not be sent for days and were given up'),
    deadLetters: gauge('jobs_dead_letters', 'Jobs that failed for good and wait for an operator'),
  };
}

function isSameText(given: string | undefined, expected: string): boolean {
  const left = Buffer.from(given ?? '');
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
