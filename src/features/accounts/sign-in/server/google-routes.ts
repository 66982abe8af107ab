import type { Hono } from 'hono';
import { networkOf } from '#platform/client-address.ts';
import type { Context } from '#platform/context.ts';
import { countUse } from '#platform/limits/rate-limits.ts';
import type { AppEnv, Request, RouteTable } from '#platform/routes.ts';
import { finishGoogleSignInCall } from '../../contract.ts';
import { safeReturnPath } from '../../rules.ts';
import { asAccountErrors } from './identity-errors.ts';
import { popupDonePage } from './popup-done-page.ts';
import { browserOf, withHint } from './session-cookies.ts';
import { recordAttempt } from './sign-in-attempts.ts';

const NONCE = /^[\w-]{8,64}$/;
export const POPUP_DONE_PATH = '/auth/popup-done';

/** Google sign-in, in a popup or as a full-page redirect. */
export function addGoogleRoutes(hono: Hono<AppEnv>, routes: RouteTable, context: Context): void {
  const start = async (request: Request, donePath: string, errorPath: string) => {
    const network = networkOf(request.get('clientAddress'));
    await countUse(context, 'google', network, context.config.RATE_SIGN_IN_NETWORK);
    try {
      const started = await asAccountErrors(() =>
        context.identity.startGoogle({ donePath, errorPath }, browserOf(request)),
      );
      for (const cookie of withHint(context, started.cookies)) {
        request.header('set-cookie', cookie, { append: true });
      }
      return request.redirect(started.address, 302);
    } catch (error) {
      context.log.warn({ err: error }, 'Google sign-in could not start');
      return request.redirect(withError(errorPath, 'google_unavailable'), 302);
    }
  };

  // The popup must keep its reference to the page that opened it; our usual COOP header would cut
  // it.
  hono.use('/auth/*', (request, next) => {
    request.header('cross-origin-opener-policy', 'unsafe-none');
    request.header('cache-control', 'no-store');
    return next();
  });
  hono.get('/auth/popup-start', (request) => {
    const elsewhere = atPublicAddress(context, request);
    if (elsewhere) return request.redirect(elsewhere, 302);
    const nonce = request.req.query('n') ?? '';
    const done = `${POPUP_DONE_PATH}?n=${NONCE.test(nonce) ? nonce : ''}`;
    return start(request, done, done);
  });
  hono.get('/auth/redirect-start', (request) => {
    const elsewhere = atPublicAddress(context, request);
    if (elsewhere) return request.redirect(elsewhere, 302);
    const to = safeReturnPath(request.req.query('to'), '/dashboard');
    const from = safeReturnPath(request.req.query('from'), '/');
    return start(request, to, `${from.split(/[?#]/)[0]}?sign-in=failed`);
  });
  hono.get(POPUP_DONE_PATH, (request) => request.html(popupDonePage()));
  routes.add(finishGoogleSignInCall, async ({ request }) => {
    const answer = await asAccountErrors(() =>
      context.identity.finishGoogle(request.req.raw, browserOf(request)),
    );
    await recordSignIn(context, request, answer);
    const headers = new Headers({ 'cross-origin-opener-policy': 'unsafe-none' });
    const location = answer.headers.get('location');
    if (location) headers.set('location', location);
    for (const cookie of withHint(context, answer.headers.getSetCookie())) {
      headers.append('set-cookie', cookie);
    }
    return new Response(null, { status: location ? 302 : answer.status, headers });
  });
}

/** The owner of the account reads of it, as of a sign-in by password. */
async function recordSignIn(context: Context, request: Request, answer: Response): Promise<void> {
  const { identity } = context;
  const start = `${identity.sessionCookie}=`;
  const set = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(start));
  const [cookie = ''] = set?.split(';') ?? [];
  const user = await identity.readSession(new Headers({ cookie }));
  if (user) await recordAttempt(context, request, { email: user.email, isSuccess: true });
}

function withError(path: string, code: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}error=${code}`;
}

/** The same path on the public origin, when the browser uses another host (127.0.0.1). */
function atPublicAddress({ config }: Context, request: Request): string | undefined {
  const here = new URL(request.req.url);
  const there = new URL(config.publicUrl);
  if (config.isProduction || here.host === there.host) return undefined;
  return new URL(here.pathname + here.search, there).href;
}
