import { answerCheck, type CheckAnswer } from './answer-check.ts';
import type { CheckMeans } from './check-sources.ts';
import { CODE_ID } from './saved-check-file.ts';

/** Runs the check of a saved file in a worker created from the file's own script. */
export const runBeside: CheckMeans['run'] = (request, onAnswer, onLost) => {
  const code = document.getElementById(CODE_ID)?.textContent ?? '';
  try {
    const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.onerror = onLost;
    worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => onAnswer(data);
    worker.postMessage(request);
    return { end: () => worker.terminate() };
  } catch {
    // Some browsers start no worker from disk: the check then blocks the page.
    void answerCheck(request, onAnswer);
    return { end: () => {} };
  }
};
