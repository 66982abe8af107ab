import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { type Attempt, keepMails, recordAttempts, sendMail, takeMails } from './send-mails.ts';

/** The channel on which a process without a courier announces waiting mails. */
export const MAIL_CHANNEL = 'mails_queued';

/** How many connections to the mail server a process opens. */
const MAX_CONCURRENT = 12;
/** For retries, for lost signals, and to extend the claim on mails that are being sent. */
const POLL_MS = 5_000;
/** Mails that are queued within this time are taken together: each taking is two statements. */
const BATCH_WINDOW_MS = 200;
/** How long the next mails wait for slow ones, which then continue beside them. */
const SLOW_AFTER_MS = 1_000;

export type MailCourier = {
  wake(): void;
  /** Takes no more mails, and waits at most `maxMs` for those being sent. */
  stop(maxMs: number): Promise<void>;
};

/**
 * Sends the mails of the outbox while the process runs. Several processes share the work. Outcomes
 * that cannot be recorded because the database is unreachable are kept, and nothing else is taken
 * until they are recorded.
 */
export function startMailCourier(context: Context): MailCourier {
  const onTheWay = new Map<string, Promise<void>>();
  let ended: Attempt[] = [];
  let isStopping = false;
  let isAwake = true;
  let wake = () => {};

  const wakeUp = () => {
    isAwake = true;
    wake();
  };

  /** Until somebody wakes the courier, or it is time to poll. */
  const rest = async () => {
    if (!isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await pause(BATCH_WINDOW_MS);
    isAwake = false;
  };

  const record = async () => {
    if (ended.length === 0) return;
    const attempts = ended;
    ended = [];
    try {
      await recordAttempts(context, attempts);
    } catch (error) {
      ended = [...attempts, ...ended];
      throw error;
    }
  };

  /** Sends what is due; returns whether there may be more. */
  const sendSome = async (): Promise<boolean> => {
    await record();
    if (onTheWay.size > 0) await keepMails(context, [...onTheWay.keys()]);
    const most = isStopping ? 0 : MAX_CONCURRENT - onTheWay.size;
    const taken = most > 0 ? await takeMails(context, most) : [];
    if (taken.length === 0) return false;
    let isWaitedFor = true;
    for (const mail of taken) {
      const sending = sendMail(context, mail).then((attempt) => {
        onTheWay.delete(mail.id);
        ended.push(attempt);
        if (!isWaitedFor) wakeUp();
      });
      onTheWay.set(mail.id, sending);
    }
    const timeout = pause(SLOW_AFTER_MS, undefined, { ref: false });
    await Promise.race([Promise.all(taken.map(({ id }) => onTheWay.get(id))), timeout]);
    isWaitedFor = false;
    await record();
    return taken.length === most;
  };

  const isDone = () => isStopping && onTheWay.size === 0 && ended.length === 0;
  const work = async () => {
    while (!isDone()) {
      const hasMore = await sendSome().catch((error: unknown) =>
        context.log.warn({ err: error }, 'the outbox could not be read or written'),
      );
      if (!hasMore && !isDone()) await rest();
    }
  };
  const working = work();
  context.mailSignal.receive(wakeUp);
  return {
    wake: wakeUp,
    async stop(maxMs) {
      isStopping = true;
      wakeUp();
      await Promise.race([working, pause(maxMs, undefined, { ref: false })]);
    },
  };
}
