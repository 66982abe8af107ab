import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { callPath } from '#shared/api-client.ts';
import { openDocument } from '../contract.ts';

const LIFETIME_SECONDS = 300;

/** The person a link is for; stored in the link and in the record of its use. */
export type Viewer = { readonly id: string; readonly role: 'owner' | 'admin' };
type LinkQuery = z.output<typeof openDocument.query>;

/** A link that opens one document for one viewer, for a few minutes. */
export function linkTo(
  { linkKeys, clock }: Pick<Context, 'linkKeys' | 'clock'>,
  documentId: string,
  viewer: Viewer,
): string {
  const [key] = linkKeys;
  if (!key) throw new Error('there is no key to sign links with');
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const claim = { for: viewer.id, as: viewer.role, expires };
  const signature = sign(key, documentId, claim).toString('base64url');
  return callPath(openDocument, { params: { id: documentId }, query: { ...claim, signature } });
}

/** Whether the link is signed by us, for this document, and has not expired. */
export function isLinkGood(
  { linkKeys, clock }: Pick<Context, 'linkKeys' | 'clock'>,
  documentId: string,
  { signature, ...claim }: LinkQuery,
): boolean {
  if (claim.expires * 1000 < clock.now().getTime()) return false;
  const given = Buffer.from(signature, 'base64url');
  return linkKeys.some((key) => {
    const expected = sign(key, documentId, claim);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function sign(key: Buffer, documentId: string, claim: Omit<LinkQuery, 'signature'>): Buffer {
  const text = JSON.stringify([documentId, claim.for, claim.as, claim.expires]);
  return createHmac('sha256', key).update(text).digest();
}
