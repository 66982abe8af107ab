import type { PublishedKey } from '#features/bids/receipt-keys.ts';
import type { PastAssembly, PublicAssembly } from '../../contract.ts';
import type { CheckAnswer, CheckRequest } from './answer-check.ts';

/** What a check needs besides the assembly's own file. */
export type CheckSources = {
  readonly past: readonly PastAssembly[] | undefined;
  readonly keys: readonly PublishedKey[] | undefined;
  /** Keys that the reader saw before. */
  readonly pinnedKeys: readonly string[];
};

/** How a check runs and where its sources come from: our pages or a saved file. */
export type CheckMeans = {
  /** Whether this is our page, where a signed-in member is told more than the public. */
  readonly isOnSite: boolean;
  readonly readSources: (assembly: PublicAssembly) => Promise<CheckSources>;
  /** Sends answers until it is ended; never throws. */
  readonly run: (
    request: CheckRequest,
    onAnswer: (answer: CheckAnswer) => void,
    onLost: () => void,
  ) => { end(): void };
};
