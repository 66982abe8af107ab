import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { leaveTransactionScope } from '#db/transaction-scope.ts';

/** How long signals are gathered before the other processes are told of them, once. */
const GATHER_MS = 25;

/** Wakes whoever works on something that was stored, in this process or in another one. */
export type Signal = {
  /** Says that something was stored and committed. */
  send(): void;
  /** From here on this process does the work, and the others are not told any more. */
  receive(listener: () => void): void;
  close(): void;
};

/**
 * A signal is told after the commit, by a statement of its own: PostgreSQL lets transactions that
 * notify commit one after the other. It can be lost with the process, so who receives it also looks
 * by themselves from time to time.
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
    // The timer may have been started within a transaction.
    leaveTransactionScope(() => {
      executor
        .execute(sql`select pg_notify(${channel}, '')`)
        .catch((error: unknown) => log.warn({ err: error, channel }, 'a signal was not sent'));
    });
  };
  return {
    send() {
      if (listener) return listener();
      // The embedded database has one process.
      if (kind === 'postgres') timer ??= setTimeout(notifyOthers, GATHER_MS).unref();
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
