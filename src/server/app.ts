import { Hono } from 'hono';
import { addGoogleRoutes } from '#features/accounts/server/google-routes.ts';
import { guards as defaultGuards } from '#features/accounts/server/guards.ts';
import { addLoginRoute } from '#features/accounts/server/login-route.ts';
import { addAssemblyFileRoute } from '#features/assemblies/server/routes.ts';
import { addBlogImageRoute } from '#features/blog/server/image-route.ts';
import { receivePaymentEventCall } from '#features/payments/contract.ts';
import { networkOf } from '#platform/client-address.ts';
import type { Context } from '#platform/context.ts';
import { type CountUse, countUse } from '#platform/rate-limits.ts';
import { type AppEnv, createRouteTable, type Guards, type RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/common-errors.ts';
import { addApiDescriptionRoutes } from './api-routes.ts';
import { limitBodies } from './body-limits.ts';
import { addFeatureRoutes } from './features.ts';
import { addHealthRoutes } from './health.ts';
import { answerError } from './on-error.ts';
import { isOwnRead } from './own-reads.ts';
import { identifyRequest } from './request-identity.ts';
import { addSandboxDoors } from './sandbox/doors.ts';
import { addPaymentParts } from './sandbox/payment-parts.ts';
import { checkOrigin, SAFE_METHODS, securityHeaders } from './security.ts';
import { addSecurityText } from './security-text.ts';

export type App = { hono: Hono<AppEnv>; routes: RouteTable };

/** The server without its pages: calls, health, API description, sandbox pages. */
export function createApp(
  context: Context,
  guards: Guards = defaultGuards,
  countInProcess: CountUse = (...use) => countUse(context, ...use),
): App {
  const hono = new Hono<AppEnv>();
  const headers = Object.entries(securityHeaders(context.config));
  hono.onError((error, request) => answerError(error, request, context.log));
  hono.notFound((request) => answerError(commonErrors.NOT_FOUND(), request, context.log));
  hono.use(identifyRequest(context));
  hono.use(async (request, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!request.res.headers.has(name)) request.res.headers.set(name, value);
    }
  });
  addHealthRoutes(hono, context);
  addSecurityText(hono, context);

  hono.use('/api/*', async (request, next) => {
    request.header('cache-control', 'no-store');
    // The payment provider sends many events from few addresses; they are signed instead of
    // rate-limited.
    const isProviderEvent = request.req.path === receivePaymentEventCall.path;
    if (!isOwnRead(request) && !isProviderEvent) {
      await countInProcess('api', networkOf(request.get('clientAddress')), context.config.RATE_API);
    }
    await next();
    if (!SAFE_METHODS.has(request.req.method)) guards.afterWrite?.();
  });
  hono.use('/api/*', checkOrigin(context.config));
  const routes = createRouteTable(hono, context, guards, countInProcess);
  hono.use('/api/*', limitBodies(routes));
  addFeatureRoutes(routes);
  addGoogleRoutes(hono, routes, context);
  addLoginRoute(routes);
  addApiDescriptionRoutes(hono, routes);
  hono.all('/api/*', () => {
    throw commonErrors.NOT_FOUND();
  });
  addBlogImageRoute(hono, context);
  addAssemblyFileRoute(hono, context);
  if (context.paymentSandbox) addPaymentParts(hono, context, context.paymentSandbox);
  if (context.config.hasSandbox) addSandboxDoors(hono, context);
  return { hono, routes };
}
