import type { Fault } from '../deposit-faults/messages.ts';

/** How the beacon behaves while a worker runs: `lying` returns the signature of another round. */
export type BeaconMood = 'true' | 'late' | 'lying';

/** From the harness to a worker. */
export type ToWorker =
  | { type: 'open'; databaseUrl: string }
  | { type: 'arm'; fault: Fault }
  /** Runs every due step as of `now`, then the jobs that follow. */
  | { type: 'advance'; now: string; beacon: BeaconMood }
  /** A held bid was paid. */
  | { type: 'settle'; now: string; pickId: string; cents: number }
  | { type: 'close' }
  | { type: 'trace' };

/** From a worker to the harness. */
export type FromWorker =
  | { type: 'loaded' }
  | { type: 'opened' }
  | { type: 'armed' }
  | { type: 'done'; failure?: string }
  | { type: 'closed' }
  | { type: 'trace'; steps: string[] };

export const MUTANT_VARIABLE = 'ASSEMBLY_MUTANT';
