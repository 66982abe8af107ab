import type { Context } from '#platform/context.ts';
import { holdOnTime, type Move, moveTime } from './move-time.ts';
import type { Destination } from './time-steps.ts';

/** Moves the sandbox's clock, one move at a time; the last move stays readable. */
export type Mover = {
  readonly current: Move | undefined;
  /** Starts a move; does nothing while another one is running. */
  start(to: Destination): void;
};

export function createMover(context: Context): Mover {
  let current: Move | undefined;
  const run = async (move: Move) => {
    try {
      await moveTime(context, move);
      if (move.to.assembly) holdOnTime(context, move.to.assembly.heldAt);
      move.state = 'arrived';
    } catch (error) {
      context.log.warn({ err: error }, 'the clock of the sandbox could not be moved');
      move.state = 'failed';
    }
  };
  return {
    get current() {
      return current;
    },
    start(to) {
      if (current?.state === 'moving') return;
      current = { from: context.clock.now(), to, state: 'moving', jobsLeft: 0 };
      void run(current);
    },
  };
}
