/** What goes wrong, and at which step of the flow: a write of its tables, or a commit. */
export type Fault =
  | { kind: 'none' }
  /** The process is killed before the step is sent, or after its response. */
  | { kind: 'kill'; step: number; when: 'before' | 'after' }
  /** The process is killed after a write, or after its transaction is committed. */
  | { kind: 'kill-after'; write: string; isCommitted: boolean }
  /** Every connection to the database is closed before the step. */
  | { kind: 'cut'; step: number };

/** From the harness to the server under test. */
export type ToServer =
  | { type: 'start'; settings: Record<string, string> }
  | { type: 'arm'; fault: Fault }
  | { type: 'disarm' }
  | { type: 'mail'; isDown: boolean }
  | { type: 'trace' };

/** From the server under test to the harness. */
export type FromServer =
  | { type: 'loaded' }
  | { type: 'ready'; url: string }
  | { type: 'armed' }
  | { type: 'disarmed' }
  | { type: 'trace'; steps: string[] };

export const MUTANT_VARIABLE = 'FAULT_MUTANT';
