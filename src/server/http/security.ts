import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#platform/routes.ts';
import type { Config } from '#platform/settings/config.ts';
import { STRIPE_SOURCES } from '#providers/payments/stripe-policy.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import type { PolicySources } from '#shared/page-policy.ts';
import { chooseAnalytics, chooseChat } from '../pages/optional-services.ts';
import { relaysOf } from '../start/choose-beacon.ts';

/**
 * The content security policy of a page: our own origin and the configured services. A directive
 * without additions is left out, except for scripts: Chrome logs a missing one whenever a library
 * checks whether it may compile code.
 */
function pagePolicy(services: readonly (PolicySources | undefined)[]): string {
  const sourcesOf = (kind: keyof PolicySources) => [
    ...new Set(services.flatMap((sources) => sources?.[kind] ?? [])),
  ];
  const more = (kind: keyof PolicySources, ...usual: string[]) => {
    const sources = [...usual, ...sourcesOf(kind)];
    return sources.length > 0 ? [`${kind}-src 'self' ${sources.join(' ')}`] : [];
  };
  return [
    "default-src 'self'",
    ["script-src 'self'", ...sourcesOf('script')].join(' '),
    ...more('style'),
    ...more('img', 'data:'),
    ...more('font'),
    ...more('connect'),
    ...more('frame'),
    ...more('media'),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Whether payments need foreign hosts; the payment sandbox needs none. */
export const hasPaymentHosts = (config: Config): boolean => config.STRIPE_SECRET_KEY !== undefined;

/** Headers of every response. A page with payments may also load the payment provider's script. */
export function securityHeaders(
  config: Config,
  { canPay = false, isPrivate = false }: { canPay?: boolean; isPrivate?: boolean } = {},
): Record<string, string> {
  return {
    'content-security-policy': pagePolicy([
      canPay && hasPaymentHosts(config) ? STRIPE_SOURCES : undefined,
      // Pages of members and admins load no third parties.
      isPrivate ? undefined : chooseChat(config)?.sources,
      isPrivate ? undefined : chooseAnalytics(config)?.sources,
      // Browsers that check a draw fetch its randomness from public relays. They are listed without
      // a scheme, to keep the headers short (decision 136): a page loaded by https still uses https
      // only.
      { connect: relaysOf(config).map((relay) => new URL(relay).origin.replace('https://', '')) },
    ]),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.isProduction
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site writes with cookies (CSRF). Browsers always send the origin of a write; a
 * request without cookies has nothing to forge.
 */
export function checkOrigin(config: Config) {
  const publicOrigin = new URL(config.publicUrl).origin;
  return createMiddleware<AppEnv>(async (request, next) => {
    if (!SAFE_METHODS.has(request.req.method)) {
      const origin = request.req.header('origin');
      const isOurs =
        origin === publicOrigin || (!config.isProduction && isLoopback(origin, request.req.url));
      const hasCookies = request.req.header('cookie') !== undefined;
      if (!isOurs && (origin !== undefined || hasCookies)) throw commonErrors.FOREIGN_ORIGIN();
    }
    await next();
  });
}

/** In evaluation, localhost and 127.0.0.1 are both accepted. */
function isLoopback(origin: string | undefined, url: string): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const { hostname, host } = new URL(origin);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && host === new URL(url).host;
}
