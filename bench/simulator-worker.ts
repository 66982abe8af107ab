import { createSimulatorWork } from './simulator-work.ts';

// Runs in a browser's worker: does what it is asked for and answers how long it took.
const work = createSimulatorWork();

self.addEventListener('message', ({ data }: MessageEvent<'ours' | 'limit'>) => {
  self.postMessage(data === 'ours' ? work.playGroups() : work.callHash());
});
