import type { Context } from '#platform/context.ts';
import type { Request, RouteTable } from '#platform/routes.ts';
import { goToLoginCall } from '../../contract.ts';
import { safeReturnPath } from '../../rules.ts';

/** `GET /api/login`: redirects to the admin login, which returns to the page of origin. */
export function addLoginRoute(routes: RouteTable): void {
  routes.add(goToLoginCall, async ({ context, query, request }) => {
    const from = safeReturnPath(query.from ?? cameFrom(request, context.config), '/admin/today');
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
