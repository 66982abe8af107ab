import { writeSync } from 'node:fs';

const PAUSE_MS = 10;

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);

/**
 * Writes log lines at once to standard output, and waits for a reader that is slow. When the reader
 * is gone, lines are dropped: the output that pino brings would retry for ever while the process
 * ends, so that it never does.
 */
export function createLogOutput(fd = 1): { write(line: string): void } {
  let isBroken = false;
  return {
    write(line) {
      let rest = Buffer.from(line);
      while (rest.length > 0 && !isBroken) {
        try {
          rest = rest.subarray(writeSync(fd, rest));
        } catch (error) {
          if (isFull(error)) pause();
          else isBroken = true;
        }
      }
    },
  };
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EAGAIN' || error.code === 'EBUSY');
