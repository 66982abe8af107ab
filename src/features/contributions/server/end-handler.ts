import type { TransactionContext } from '#platform/context.ts';

/** How an awarded seat ends that is not paid for: only its award knows whether a home was bought. */
type EndOfAwarded = (
  tx: TransactionContext,
  membershipId: string,
) => Promise<'terminated' | 'handed_back'>;

let registered: EndOfAwarded = async () => 'terminated';

/** Called once, where the server is assembled. */
export function registerEndOfAwarded(decide: EndOfAwarded): void {
  registered = decide;
}

export const endOfAwarded = (): EndOfAwarded => registered;
