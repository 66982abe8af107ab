import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from './context.ts';

type Reach = Pick<Context, 'linkKeys' | 'clock'>;

/**
 * A signed token for a link in a mail, valid for one purpose and one subject until it expires.
 * Having it permits that purpose and nothing else.
 */
export function signToken(
  { linkKeys, clock }: Reach,
  claim: { purpose: string; subject: string; lifetimeSeconds: number },
): string {
  const [key] = linkKeys;
  if (!key) throw new Error('there is no key to sign links with');
  const expires = Math.floor(clock.now().getTime() / 1000) + claim.lifetimeSeconds;
  const body = Buffer.from(JSON.stringify([claim.subject, expires])).toString('base64url');
  return `${body}.${seal(key, claim.purpose, body).toString('base64url')}`;
}

/** The subject of a valid token for this purpose; undefined otherwise. */
export function readToken(
  { linkKeys, clock }: Reach,
  purpose: string,
  token: string,
): string | undefined {
  const [body = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = linkKeys.some((key) => {
    const expected = seal(key, purpose, body);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return undefined;
  const [subject, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    number,
  ];
  return expires * 1000 < clock.now().getTime() ? undefined : subject;
}

function seal(key: Buffer, purpose: string, body: string): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['token', purpose, body]))
    .digest();
}
