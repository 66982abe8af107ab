import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { liveDay } from '../../demo/inhabitants/live-day.ts';
import { hasStaff } from '../../demo/staff-switch.ts';
import { holdOnTime, type Move, moveTime } from './move-time.ts';
import type { Destination } from './time-steps.ts';

/** Moves the sandbox's clock, one move at a time; the last move stays readable. */
export type Mover = {
  readonly current: Move | undefined;
  /** Starts a move and resolves when it is over; while another one is running it does nothing. */
  start(to: Destination): Promise<Move | undefined>;
  /** Ends the current move with the day that it is at. */
  cancel(): void;
};

/** How often a clock that nobody moves is looked at: its days are lived as well. */
const REPORT_INTERVAL_MS = 10 * 60_000;

export function createMover(context: Context): Mover {
  let current: Move | undefined;
  let isCancelled = false;
  // The day on which the server starts has been lived, by the recorded history or before.
  let lived = dateOf(context.clock.now());
  const live = async () => {
    if (!context.config.hasDemo) return;
    lived = dateOf(context.clock.now());
    // Requests of visitors come in between.
    await liveDay(context, { hasStaff: hasStaff(context.config), pause: () => wait(0) });
  };
  const run = async (move: Move) => {
    try {
      await moveTime(context, move, { live, isCancelled: () => isCancelled });
      const hasArrived = context.clock.now() >= move.to.arrivesAt;
      if (hasArrived && move.to.assembly) holdOnTime(context, move.to.assembly.heldAt);
      move.state = hasArrived ? 'arrived' : 'cancelled';
    } catch (error) {
      context.log.warn({ err: error }, 'the clock of the sandbox could not be moved');
      move.state = 'failed';
    }
    return move;
  };
  setInterval(() => {
    if (current?.state === 'moving' || dateOf(context.clock.now()) === lived) return;
    live().catch((error: unknown) =>
      context.log.warn({ err: error }, 'the inhabitants of the sandbox could not live a day'),
    );
  }, REPORT_INTERVAL_MS).unref();
  return {
    get current() {
      return current;
    },
    async start(to) {
      if (current?.state === 'moving') return undefined;
      isCancelled = false;
      const move: Move = { from: context.clock.now(), to, state: 'moving', jobsLeft: 0 };
      current = move;
      return run(move);
    },
    cancel() {
      isCancelled = true;
    },
  };
}
