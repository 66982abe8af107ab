/**
 * How much of a frame may have passed before the next part is drawn; the rest is for the browser.
 */
const ROOM_MS = 7;

/** A frame that took longer than this came late; the next one is left free to catch up. */
const LATE_MS = 24;

/**
 * Draws parts one after the other, spread over as many frames as needed so that no frame is late:
 * on a fast machine all of them in one. A round is finished before the next one begins.
 */
export function createFrameScheduler<Part>(draw: (part: Part) => void, beginRound: () => void) {
  const parts = new Set<Part>();
  let waiting: Part[] = [];
  let isAskedAgain = false;
  let frame = 0;
  let lastStart: number | undefined;

  const startRound = () => {
    isAskedAgain = false;
    beginRound();
    waiting = [...parts];
  };
  const drawFrame = (start: number) => {
    const isLate = lastStart !== undefined && start - lastStart > LATE_MS;
    lastStart = start;
    if (!isLate) drawSome(start);
    const isOver = waiting.length === 0;
    if (isOver && isAskedAgain) startRound();
    frame = waiting.length > 0 ? requestAnimationFrame(drawFrame) : 0;
    if (frame === 0) lastStart = undefined;
  };
  const drawSome = (start: number) => {
    do {
      const part = waiting.shift();
      if (part !== undefined && parts.has(part)) draw(part);
    } while (waiting.length > 0 && performance.now() - start < ROOM_MS);
  };

  return {
    parts: parts as ReadonlySet<Part>,
    /** Takes part in every round until the returned function is called. */
    join(part: Part) {
      parts.add(part);
      return () => {
        parts.delete(part);
      };
    },
    /** Begins a round, after the one that is under way. */
    begin() {
      if (frame !== 0) {
        isAskedAgain = true;
        return;
      }
      startRound();
      frame = requestAnimationFrame(drawFrame);
    },
    drop() {
      cancelAnimationFrame(frame);
      frame = 0;
      lastStart = undefined;
      waiting = [];
      isAskedAgain = false;
    },
  };
}
