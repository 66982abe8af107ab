import type { Clock } from '#providers/clock/clock.ts';

/** A clock that stands still until it is set, and is never set back. */
export type LifeClock = Clock & { set(moment: Date): void };

export function createLifeClock(startsAt: Date): LifeClock {
  let now = startsAt.getTime();
  return {
    now: () => new Date(now),
    set(moment) {
      if (moment.getTime() < now)
        throw new Error(`the clock cannot go back to ${moment.toISOString()}`);
      now = moment.getTime();
    },
  };
}
