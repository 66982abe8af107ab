import { safeReturnPath } from '#features/accounts/rules.ts';
import type { Request } from '#platform/routes.ts';

/** The page from which a form was sent; the sandbox's first page when it is not known. */
export function pathBefore(request: Request, { not }: { not?: string } = {}): string {
  const referrer = request.req.header('referer');
  if (!referrer || !URL.canParse(referrer)) return '/sandbox';
  const { pathname, search } = new URL(referrer);
  return pathname === not ? '/sandbox' : safeReturnPath(pathname + search, '/sandbox');
}
