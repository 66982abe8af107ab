import type { Context } from '#platform/context.ts';
import { readToken } from '#platform/sealing/signed-tokens.ts';
import { transferErrors } from '../errors.ts';

/** The purpose of the links that go to executors. */
export const EXECUTOR_LINK = 'executor';

/** Membership, account, its former address, the executor's address and name. */
export type ExecutorLink = readonly [
  membershipId: string,
  userId: string,
  from: string,
  to: string,
  name: string,
];

/** The content of a link, while it is valid. */
export function readExecutorLink(context: Context, token: string): ExecutorLink {
  const subject = readToken(context, EXECUTOR_LINK, token);
  if (!subject) throw transferErrors.EXECUTOR_LINK_ENDED();
  return JSON.parse(subject) as ExecutorLink;
}
