import type { PublicAssembly } from '../../contract.ts';
import { checkAssembly } from '../check-assembly.ts';
import type { CheckStep, Fetched } from '../check-step.ts';
import { verifyReceipts } from './verify-receipts.ts';

/** Runs the check beside the page, so that it stays usable meanwhile. */
export type CheckRequest = { assembly: PublicAssembly; fetched: Omit<Fetched, 'isSigned'> };
export type CheckAnswer = { step: CheckStep } | { isRight: boolean } | { failure: string };

const answer = (message: CheckAnswer) => self.postMessage(message);

self.onmessage = async ({ data: { assembly, fetched } }: MessageEvent<CheckRequest>) => {
  try {
    const isSigned = await verifyReceipts(assembly.receipts);
    const tell = (step: CheckStep) => answer({ step });
    answer({ isRight: checkAssembly(assembly, { ...fetched, isSigned }, tell) });
  } catch (error) {
    answer({ failure: (error as Error).message });
  }
};
