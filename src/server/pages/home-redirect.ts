import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { isVisitorView } from '#features/accounts/rules.ts';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';

/**
 * Whether a browser with a session requests the start page, which is then not served from memory.
 */
export function homeWithSession({ identity }: Context): (request: IncomingMessage) => boolean {
  return ({ url, headers }) =>
    (url === '/' || (url?.startsWith('/?') ?? false)) &&
    (headers.cookie?.includes(`${identity.sessionCookie}=`) ?? false);
}

/**
 * Redirects a signed-in member from the start page to the dashboard, unless they ask for the
 * visitor's view.
 */
export function addHomeRedirect(hono: Hono<AppEnv>, { identity, log }: Context): void {
  hono.get('/', async (request, next) => {
    if (isVisitorView(new URL(request.req.url).search)) return next();
    const user = await identity.readSession(request.req.raw.headers).catch((error: unknown) => {
      log.warn({ err: error }, 'the session of a visitor could not be read');
      return undefined;
    });
    if (!user) return next();
    request.header('cache-control', 'no-store');
    return request.redirect('/dashboard', 302);
  });
}
