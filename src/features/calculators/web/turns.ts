/** What is left of a frame for a second part, once the first has been drawn. */
const ROOM_MS = 3;

/**
 * Draws parts in turns, a frame each, so that none of them makes a frame late; where the machine is
 * quick enough, all of them in the same frame.
 */
export function createTurns<Part>(parts: readonly Part[], draw: (part: Part) => void) {
  let waiting: Part[] = [];
  let frame = 0;

  const drawNext = (frameStart: number) => {
    do {
      const part = waiting.shift();
      if (part !== undefined) draw(part);
    } while (waiting.length > 0 && performance.now() - frameStart < ROOM_MS);
    frame = waiting.length > 0 ? requestAnimationFrame(drawNext) : 0;
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
      waiting = [];
    },
  };
}
