import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { clientAddress, parseNetworks } from '#platform/client-address.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv, Request } from '#platform/routes.ts';
import { observeRequest } from './health/metrics.ts';

type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

/** Gives each request its id and its client's address, and logs it when it is answered. */
export function identifyRequest(context: Context) {
  const trusted = parseNetworks(context.config.TRUSTED_PROXIES, () => {});
  return createMiddleware<AppEnv>(async (request, next) => {
    const startedAt = performance.now();
    const requestId = context.randomness.id();
    const socketAddress = (request.env as NodeBindings)?.incoming?.socket?.remoteAddress;
    request.set('requestId', requestId);
    request.set(
      'clientAddress',
      clientAddress(socketAddress ?? '127.0.0.1', request.req.header('x-forwarded-for'), trusted),
    );
    request.header('x-request-id', requestId);
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    const { method } = request.req;
    const { status } = request.res;
    observeRequest(method, status, seconds, routeOf(request));
    if (!context.log.isLevelEnabled('info')) return;
    // Without the query, which can contain addresses and tokens.
    context.log.info(
      { requestId, method, path: publicPath(request), status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });
}

/** The pattern of the route that answered; undefined for an address that no route has. */
function routeOf(request: Request): string | undefined {
  return matchedRoutes(request)
    .map(({ path }) => path)
    .findLast((path) => !path.endsWith('*'));
}

/** The route's pattern for the log: the path itself can contain addresses and user input. */
function publicPath(request: Request): string {
  const pattern = routeOf(request);
  if (pattern) return pattern;
  const { path } = request.req;
  return /^[\w\-./]{1,200}$/.test(path) ? path : ':unusual';
}
