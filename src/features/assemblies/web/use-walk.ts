import { useEffect, useState } from 'react';
import { isCalm } from './use-live-assembly.ts';

/** The walk's position: the index of its target seat, its start and its current place. */
export type WalkState = {
  step: number;
  from: number;
  at: number;
  /** Whether the walk has reached the seat and pauses there. */
  isThere: boolean;
};

const MIN_LEG_MS = 700;
const MAX_LEG_MS = 3_200;
/** The approximate duration of the whole walk, for any number of seats. */
const TOTAL_MS = 9_000;
const STEP_PAUSE_MS = 1_200;

/**
 * Animates clockwise along the circle from seat to seat; `walk` holds their places. With reduced
 * motion, each seat is only shown for a moment.
 */
export function useWalk(
  walk: readonly number[],
  count: number,
  { isPlaying, onEnd }: { isPlaying: boolean; onEnd: () => void },
): WalkState | undefined {
  const [state, setState] = useState<WalkState>();
  const places = walk.join(' ');
  useEffect(() => {
    if (!isPlaying) return;
    const legs = legsOf(places.split(' ').filter(Boolean).map(Number), count);
    const legMs = isCalm()
      ? 0
      : Math.min(MAX_LEG_MS, Math.max(MIN_LEG_MS, TOTAL_MS / Math.max(1, legs.length)));
    let startedAt: number | undefined;
    let frame = requestAnimationFrame(function show(moment) {
      startedAt ??= moment;
      const passed = moment - startedAt;
      const step = Math.floor(passed / (legMs + STEP_PAUSE_MS));
      const leg = legs[step];
      if (!leg) {
        setState(undefined);
        onEnd();
        return;
      }
      const share = Math.min(1, (passed - step * (legMs + STEP_PAUSE_MS)) / (legMs || 1));
      const at = leg.from + (leg.to - leg.from) * ease(share);
      setState({ step, from: leg.from, at, isThere: share === 1 });
      frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      setState(undefined);
    };
  }, [isPlaying, places, count, onEnd]);
  return isPlaying ? state : undefined;
}

/** The legs from the top to the first seat, then always clockwise. */
function legsOf(walk: readonly number[], count: number): { from: number; to: number }[] {
  let from = 0;
  return walk.map((place) => {
    const onwards = (((place - from) % count) + count) % count || count;
    const leg = { from, to: from + onwards };
    from = leg.to;
    return leg;
  });
}

/** Ease-in-out. */
const ease = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2);
