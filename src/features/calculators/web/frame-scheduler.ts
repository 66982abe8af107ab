/** No further part is drawn this long after a frame began; the rest is for the browser. */
const FRAME_BUDGET_MS = 7;

/** A frame longer than this was late; the next one is skipped to catch up. */
const LATE_MS = 24;

/**
 * Draws parts one after the other, spread over as many frames as needed to keep each within its
 * budget; on a fast machine all parts fit one frame. A round finishes before the next begins.
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
    } while (waiting.length > 0 && performance.now() - start < FRAME_BUDGET_MS);
  };

  return {
    parts: parts as ReadonlySet<Part>,
    /** Draws the part in every round until the returned function is called. */
    join(part: Part) {
      parts.add(part);
      return () => {
        parts.delete(part);
      };
    },
    /** Starts a round, after the current one if there is one. */
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
