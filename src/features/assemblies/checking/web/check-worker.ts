import { answerCheck, type CheckAnswer, type CheckRequest } from './answer-check.ts';

/** Runs the check beside the page, so that it stays usable meanwhile. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) =>
  void answerCheck(data, (message: CheckAnswer) => self.postMessage(message));
