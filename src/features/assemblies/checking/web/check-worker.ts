import { answerCheck, type CheckAnswer, type CheckRequest } from './answer-check.ts';

/** Runs the check in a worker, so that the page stays responsive. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) =>
  void answerCheck(data, (message: CheckAnswer) => self.postMessage(message));
