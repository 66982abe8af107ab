import { write, writeSync } from 'node:fs';

/** Characters buffered for a slow reader; lines beyond that are dropped. */
const MAX_WAITING_CHARACTERS = 4_000_000;
const RETRY_MS = 20;
/** How long an ending process waits for a slow reader. */
const MAX_FLUSH_MS = 1_000;

const NOTHING = Buffer.alloc(0);

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const isFull = (error: unknown) => codeOf(error) === 'EAGAIN' || codeOf(error) === 'EBUSY';
const isGone = (error: unknown) => codeOf(error) === 'EPIPE' || codeOf(error) === 'EBADF';

type LogOutput = {
  write(line: string): void;
  /** Writes what is left synchronously, for a process that ends. */
  flush(): void;
};

/**
 * Writes log lines asynchronously. When the reader is gone, lines are dropped: pino's own output
 * retries them for ever, so that a process would never end.
 */
function createLogOutput(fd: number): LogOutput {
  let waiting = '';
  let current = NOTHING;
  let isWriting = false;
  let hasReader = true;

  const takeNext = () => {
    if (current.length > 0 || waiting === '') return;
    current = Buffer.from(waiting);
    waiting = '';
  };

  /** Whether to retry later; after any other error the data is dropped. */
  const fail = (error: unknown): boolean => {
    if (isFull(error)) return true;
    current = NOTHING;
    if (isGone(error)) hasReader = false;
    return false;
  };

  const writeOn = () => {
    takeNext();
    isWriting = hasReader && current.length > 0;
    if (!isWriting) return;
    write(fd, current, (error, written) => {
      if (!error) current = current.subarray(written);
      else if (fail(error)) return void setTimeout(writeOn, RETRY_MS).unref();
      writeOn();
    });
  };

  return {
    write(line) {
      if (!hasReader || waiting.length > MAX_WAITING_CHARACTERS) return;
      waiting += line;
      if (!isWriting) writeOn();
    },
    flush() {
      for (let waitedMs = 0; hasReader && waitedMs < MAX_FLUSH_MS; ) {
        takeNext();
        if (current.length === 0) return;
        try {
          current = current.subarray(writeSync(fd, current));
        } catch (error) {
          if (!fail(error)) continue;
          pause();
          waitedMs += RETRY_MS;
        }
      }
    },
  };
}

let standard: LogOutput | undefined;

export function standardOutput(): LogOutput {
  if (!standard) {
    standard = createLogOutput(1);
    process.once('exit', standard.flush);
  }
  return standard;
}
