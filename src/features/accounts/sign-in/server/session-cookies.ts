import type { Context } from '#platform/context.ts';
import type { Request } from '#platform/routes.ts';
import type { BrowserRequest } from '#providers/identity/identity-provider.ts';
import { SESSION_HINT_COOKIE } from '../../rules.ts';

/** The part of the request that the identity provider gets. */
export function browserOf(request: Request): BrowserRequest {
  return { headers: request.req.raw.headers, clientAddress: request.get('clientAddress') };
}

/**
 * The identity provider's cookies and a hint. The session's cookie is HttpOnly; scripts can read
 * the hint, so that a visitor without a session is known without a request.
 */
export function withHint(context: Context, cookies: readonly string[]): string[] {
  const prefix = `${context.identity.sessionCookie}=`;
  const session = cookies.findLast((cookie) => cookie.startsWith(prefix));
  const hint = hardened(context, SESSION_HINT_COOKIE);
  return session === undefined ? [...cookies] : [...cookies, hintFor(hint, session, prefix.length)];
}

/** Over TLS the `__Host-` prefix binds the cookie to this host. */
export function hardened({ config }: Pick<Context, 'config'>, name: string): string {
  return config.publicUrl.startsWith('https://') ? `__Host-${name}` : name;
}

function hintFor(name: string, session: string, start: number): string {
  const [, ...attributes] = session.split(';');
  const isGone = session.slice(start, start + 1) === ';' || /max-age=0\b/i.test(session);
  const kept = attributes.filter((attribute) => !/^\s*httponly/i.test(attribute));
  return [`${name}=${isGone ? '' : '1'}`, ...kept].join(';');
}

export function setCookies(context: Context, request: Request, cookies: readonly string[]): void {
  for (const cookie of withHint(context, cookies)) {
    request.header('set-cookie', cookie, { append: true });
  }
}

/** Deletes the cookie of an ended session, and the hint. */
export function dropSession(context: Context, request: Request): void {
  const isSecure = context.config.publicUrl.startsWith('https://');
  const ended = `${context.identity.sessionCookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
  setCookies(context, request, [isSecure ? `${ended}; Secure` : ended]);
}
