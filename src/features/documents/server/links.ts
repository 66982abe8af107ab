import type { z } from 'zod';
import type { Context } from '#platform/context.ts';
import { isLinkSigned, signLink } from '#platform/sealing/signed-links.ts';
import { callPath } from '#shared/api/api-client.ts';
import { openDocumentCall } from '../contract.ts';

const LIFETIME_SECONDS = 300;

/** The person a link is for; stored in the link and in the record of its use. */
export type Viewer = { readonly id: string; readonly role: 'owner' | 'admin' };
type LinkQuery = z.output<typeof openDocumentCall.query>;

/** A link that opens one document for one viewer, for a few minutes. */
export function linkTo(
  { linkKeys, clock }: Pick<Context, 'linkKeys' | 'clock'>,
  documentId: string,
  viewer: Viewer,
): string {
  const expires = Math.floor(clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const claim = { for: viewer.id, as: viewer.role, expires };
  const signature = signLink(linkKeys, payloadOf(documentId, claim));
  return callPath(openDocumentCall, { params: { id: documentId }, query: { ...claim, signature } });
}

/** Whether the link is signed by us, for this document, and has not expired. */
export function isLinkGood(
  { linkKeys, clock }: Pick<Context, 'linkKeys' | 'clock'>,
  documentId: string,
  { signature, ...claim }: LinkQuery,
): boolean {
  if (claim.expires * 1000 < clock.now().getTime()) return false;
  return isLinkSigned(linkKeys, payloadOf(documentId, claim), signature);
}

const payloadOf = (documentId: string, claim: Omit<LinkQuery, 'signature'>) => [
  documentId,
  claim.for,
  claim.as,
  claim.expires,
];
