import { createSimulatorWork } from './simulator-work.ts';

// Runs in a browser's worker: does the requested work and returns its duration.
const work = createSimulatorWork();

self.addEventListener('message', ({ data }: MessageEvent<'ours' | 'limit'>) => {
  self.postMessage(data === 'ours' ? work.playGroups() : work.callHash());
});
