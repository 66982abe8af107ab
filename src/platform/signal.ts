import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { leaveTransactionScope } from '#db/transaction-scope.ts';

/** Signals within this time are sent to the other processes as one. */
const BATCH_WINDOW_MS = 25;

/** Wakes the worker for something that was stored, in this process or another one. */
export type Signal = {
  /** Announces that something was stored and committed. */
  send(): void;
  /** From now on this process does the work, and other processes are no longer notified. */
  receive(listener: () => void): void;
  close(): void;
};

/**
 * A signal is sent after the commit, by its own statement: PostgreSQL serializes the commits of
 * transactions that notify. It can be lost with the process, so the receiver also polls.
 */
export function createSignal(
  { kind, executor }: Database,
  channel: string,
  { log }: { log: Logger },
): Signal {
  let listener: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const notifyOthers = () => {
    timer = undefined;
    // The timer may have been started inside a transaction.
    leaveTransactionScope(() => {
      executor
        .execute(sql`select pg_notify(${channel}, '')`)
        .catch((error: unknown) => log.warn({ err: error, channel }, 'a signal was not sent'));
    });
  };
  return {
    send() {
      if (listener) return listener();
      // The embedded database has only one process.
      if (kind === 'postgres') timer ??= setTimeout(notifyOthers, BATCH_WINDOW_MS).unref();
    },
    receive(next) {
      listener = next;
    },
    close() {
      clearTimeout(timer);
      listener = undefined;
    },
  };
}
