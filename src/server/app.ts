import { Hono } from 'hono';
import { addGoogleRoutes } from '#features/accounts/sign-in/server/google-routes.ts';
import { guards as defaultGuards } from '#features/accounts/sign-in/server/guards.ts';
import { addLoginRoute } from '#features/accounts/sign-in/server/login-route.ts';
import { addAssemblyFileRoute } from '#features/assemblies/server/routes.ts';
import { addReceiptKeysRoute } from '#features/bids/server/receipt-keys.ts';
import { addBlogImageRoute } from '#features/blog/server/image-route.ts';
import { receivePaymentEventCall } from '#features/payments/contract.ts';
import { networkOf } from '#platform/client-address.ts';
import type { Context } from '#platform/context.ts';
import { type CountUse, countUse } from '#platform/limits/rate-limits.ts';
import { type AppEnv, createRouteTable, type Guards, type RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { addFeatureRoutes } from './features.ts';
import { addApiDescriptionRoutes } from './http/api-routes.ts';
import { limitBodies } from './http/body-limits.ts';
import { addHealthRoutes } from './http/health/health.ts';
import { createStorageHealth } from './http/health/storage-health.ts';
import { errorResponse } from './http/on-error.ts';
import { identifyRequest } from './http/request-identity.ts';
import { checkOrigin, SAFE_METHODS, securityHeaders } from './http/security.ts';
import { isOwnRead } from './pages/own-reads.ts';
import { addSecurityText } from './pages/security-text.ts';
import { addPaymentAssets } from './sandbox/payment-assets.ts';
import { addSandboxRoutes } from './sandbox/sandbox-routes.ts';

export type App = { hono: Hono<AppEnv>; routes: RouteTable };

/** The server without its pages: calls, health, API description, sandbox pages. */
export function createApp(
  context: Context,
  guards: Guards = defaultGuards,
  countInProcess: CountUse = (...use) => countUse(context, ...use),
): App {
  const hono = new Hono<AppEnv>();
  const headers = Object.entries(securityHeaders(context.config));
  const storage = createStorageHealth(context);
  hono.onError((error, request) => {
    storage.note(error);
    return errorResponse(error, request, context.log);
  });
  hono.notFound((request) => errorResponse(commonErrors.NOT_FOUND(), request, context.log));
  hono.use(identifyRequest(context));
  hono.use(async (request, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!request.res.headers.has(name)) request.res.headers.set(name, value);
    }
  });
  addHealthRoutes(hono, context, { storage });
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
  addReceiptKeysRoute(hono, context);
  if (context.paymentSandbox) addPaymentAssets(hono, context, context.paymentSandbox);
  if (context.config.hasSandbox) addSandboxRoutes(hono, context);
  return { hono, routes };
}
