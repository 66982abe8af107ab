import type { Context } from '#platform/context.ts';
import { readToken } from '#platform/sealing/signed-tokens.ts';
import { transferErrors } from '../errors.ts';

/** The token purpose of links for executors. */
export const EXECUTOR_LINK = 'executor';

export type ExecutorLink = readonly [
  membershipId: string,
  userId: string,
  from: string,
  to: string,
  name: string,
];

/** Reads the content of a link; throws once it has expired. */
export function readExecutorLink(context: Context, token: string): ExecutorLink {
  const subject = readToken(context, EXECUTOR_LINK, token);
  if (!subject) throw transferErrors.EXECUTOR_LINK_ENDED();
  return JSON.parse(subject) as ExecutorLink;
}
