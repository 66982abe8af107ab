import type { Context } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import type { BrowserRequest } from '#providers/identity/identity-provider.ts';
import { SESSION_HINT_COOKIE } from '../../rules.ts';

/** The request as the identity provider may see it. */
export function browserOf(request: Request): BrowserRequest {
  return { headers: request.req.raw.headers, clientAddress: request.get('clientAddress') };
}

/**
 * Hands the identity provider's cookies to the browser. The session's cookie is closed to
 * scripts; beside it goes a hint they can read, so that a visitor without a session is known
 * as such at once.
 */
export function withHint(context: Context, cookies: readonly string[]): string[] {
  const prefix = `${context.identity.sessionCookie}=`;
  const session = cookies.findLast((cookie) => cookie.startsWith(prefix));
  const hint = hardened(context, SESSION_HINT_COOKIE);
  return session === undefined ? [...cookies] : [...cookies, hintFor(hint, session, prefix.length)];
}

/** The name of a cookie of ours: over TLS a browser takes it from this host only. */
export function hardened({ config }: Pick<Context, 'config'>, name: string): string {
  return config.publicUrl.startsWith('https://') ? `__Host-${name}` : name;
}

function hintFor(name: string, session: string, start: number): string {
  const [, ...attributes] = session.split(';');
  const isGone = session.slice(start, start + 1) === ';' || /max-age=0\b/i.test(session);
  const kept = attributes.filter((attribute) => !/^\s*httponly/i.test(attribute));
  return [`${name}=${isGone ? '' : '1'}`, ...kept].join(';');
}

/** Puts the cookies on the answer of a call. */
export function setCookies(context: Context, request: Request, cookies: readonly string[]): void {
  for (const cookie of withHint(context, cookies)) {
    request.header('set-cookie', cookie, { append: true });
  }
}

/** Takes a session that is over out of the browser, and with it the hint that there may be one. */
export function dropSession(context: Context, request: Request): void {
  const isSecure = context.config.publicUrl.startsWith('https://');
  const ended = `${context.identity.sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  setCookies(context, request, [isSecure ? `${ended}; Secure` : ended]);
}
