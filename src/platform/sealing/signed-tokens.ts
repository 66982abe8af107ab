import type { Context } from '../context.ts';
import { isLinkSigned, signLink } from './signed-links.ts';

type Dependencies = Pick<Context, 'linkKeys' | 'clock'>;

/**
 * A signed token for a link in a mail, valid for one purpose and one subject until it expires.
 * Whoever has it may do that and nothing else.
 */
export function signToken(
  { linkKeys, clock }: Dependencies,
  claim: { purpose: string; subject: string; lifetimeSeconds: number },
): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + claim.lifetimeSeconds;
  const body = Buffer.from(JSON.stringify([claim.subject, expires])).toString('base64url');
  return `${body}.${signLink(linkKeys, payloadOf(claim.purpose, body))}`;
}

/** The subject of a valid token for this purpose; undefined otherwise. */
export function readToken(
  { linkKeys, clock }: Dependencies,
  purpose: string,
  token: string,
): string | undefined {
  const [body = '', signature = ''] = token.split('.');
  if (!isLinkSigned(linkKeys, payloadOf(purpose, body), signature)) return undefined;
  const [subject, expires] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    number,
  ];
  return expires * 1000 < clock.now().getTime() ? undefined : subject;
}

const payloadOf = (purpose: string, body: string) => ['token', purpose, body];
