import type { Hono } from 'hono';
import type { Context } from '#platform/context.ts';
import type { AppEnv } from '#platform/routes.ts';
import { brand } from '#shared/brand.ts';
import { daysLater } from '#shared/calendar/dates.ts';

const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a security problem. */
export function addSecurityText(hono: Hono<AppEnv>, { config, clock }: Context): void {
  hono.get('/.well-known/security.txt', (request) =>
    request.text(
      [
        `Contact: mailto:${brand.contactEmail}`,
        `Expires: ${daysLater(clock.now(), VALID_DAYS).toISOString()}`,
        'Preferred-Languages: en, pt',
        `Canonical: ${new URL('/.well-known/security.txt', config.publicUrl).href}`,
        '',
      ].join('\n'),
    ),
  );
}
