import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv, Request } from '#platform/routes.ts';
import { safeReturnPath } from '../rules.ts';

/** `GET /api/login`: to the admin login, and from there back to the page one came from. */
export function addLoginRoute(hono: Hono<AppEnv>, { config }: Context): void {
  hono.get('/api/login', (request) => {
    const from = safeReturnPath(request.req.query('from') ?? cameFrom(request, config), '/admin');
    return request.redirect(`/admin-login?from=${encodeURIComponent(from)}`, 302);
  });
}

function cameFrom(request: Request, { publicUrl }: Context['config']): string | undefined {
  const referrer = request.req.header('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { host, pathname, search } = new URL(referrer);
  const isOurs = [new URL(publicUrl).host, new URL(request.req.url).host].includes(host);
  return isOurs ? pathname + search : undefined;
}
