import { checkAssembly } from '../check-assembly.ts';
import type { CheckStep, Fetched } from '../check-step.ts';
import type { PublicAssembly } from '../contract.ts';

/** Runs the check beside the page, so that it stays usable meanwhile. */
export type CheckRequest = { assembly: PublicAssembly; fetched: Fetched };
export type CheckAnswer = { step: CheckStep } | { isRight: boolean } | { failure: string };

const answer = (message: CheckAnswer) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  try {
    answer({ isRight: checkAssembly(data.assembly, data.fetched, (step) => answer({ step })) });
  } catch (error) {
    answer({ failure: (error as Error).message });
  }
};
