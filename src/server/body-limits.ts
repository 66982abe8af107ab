import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv, RouteTable } from '#platform/routes.ts';
import { commonErrors } from '#shared/common-errors.ts';

const USUAL_BYTES = 64 * 1024;

const limitTo = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw commonErrors.TOO_LARGE();
    },
  });

/** Refuses bodies beyond the usual size; a call that needs more says so in its contract. */
export function limitBodies(routes: RouteTable): MiddlewareHandler<AppEnv> {
  const usual = limitTo(USUAL_BYTES);
  let larger: { method: string; path: RegExp; limit: MiddlewareHandler<AppEnv> }[] | undefined;
  return (request, next) => {
    if (routes.isUpload(request)) return next();
    // The calls are bound after this middleware, so they are looked at with the first request.
    larger ??= routes.calls.flatMap(({ method, path, maxBodyBytes }) =>
      maxBodyBytes === undefined
        ? []
        : [
            {
              method,
              path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
              limit: limitTo(maxBodyBytes),
            },
          ],
    );
    const { method, path } = request.req;
    const found = larger.find((call) => call.method === method && call.path.test(path));
    return (found?.limit ?? usual)(request, next);
  };
}
