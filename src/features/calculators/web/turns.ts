/** What is left of a frame for a second part, once the first has been drawn. */
const ROOM_MS = 3;

/** A frame that took longer than this came late; the next one is left free to catch up. */
const LATE_MS = 24;

/**
 * Draws parts in turns, a frame each, so that none of them makes a frame late; where the machine is
 * quick enough, all of them in the same frame.
 */
export function createTurns<Part>(parts: readonly Part[], draw: (part: Part) => void) {
  let waiting: Part[] = [];
  let frame = 0;
  let lastStart: number | undefined;

  const drawNext = (frameStart: number) => {
    const isLate = lastStart !== undefined && frameStart - lastStart > LATE_MS;
    lastStart = frameStart;
    if (isLate) {
      frame = requestAnimationFrame(drawNext);
      return;
    }
    do {
      const part = waiting.shift();
      if (part !== undefined) draw(part);
    } while (waiting.length > 0 && performance.now() - frameStart < ROOM_MS);
    frame = waiting.length > 0 ? requestAnimationFrame(drawNext) : 0;
    if (frame === 0) lastStart = undefined;
  };

  return {
    /** Puts every part that is not waiting already at the end of the line. */
    begin() {
      waiting = [...waiting, ...parts.filter((part) => !waiting.includes(part))];
      frame ||= requestAnimationFrame(drawNext);
    },
    drop() {
      cancelAnimationFrame(frame);
      frame = 0;
      lastStart = undefined;
      waiting = [];
    },
  };
}
