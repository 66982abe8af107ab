import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#platform/context.ts';
import { sendMails, takeMails } from './send-mails.ts';

/** The channel on which a process without a courier says that mails are waiting. */
export const MAIL_CHANNEL = 'mails_queued';

const MOST_AT_ONCE = 24;
/** For retries, and for signals that were lost. */
const LOOK_EVERY_MS = 5_000;
/** Mails that are queued within this time are taken together. */
const GATHER_MS = 25;
/** How long the next mails wait for slow ones, which then go on beside them. */
const PATIENCE_MS = 1_000;

export type MailCourier = {
  /** Looks for mails soon. */
  wake(): void;
  /** Takes no more mails, and waits for those on their way, but no longer than so long. */
  stop(mostMs: number): Promise<void>;
};

/** Sends the mails of the outbox while the process runs. Several processes share the work. */
export function startMailCourier(context: Context): MailCourier {
  let onTheWay = 0;
  let isStopping = false;
  let isAwake = true;
  let wake = () => {};

  /** Until somebody wakes the courier, or it is time to look anyway. */
  const rest = async () => {
    if (!isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    await pause(GATHER_MS);
    isAwake = false;
  };
  const wakeUp = () => {
    isAwake = true;
    wake();
  };

  /** Sends what is due; whether there may be more. */
  const sendSome = async (): Promise<boolean> => {
    const most = MOST_AT_ONCE - onTheWay;
    if (most === 0) return false;
    const taken = await takeMails(context, most);
    if (taken.length === 0) return false;
    onTheWay += taken.length;
    const sending = sendMails(context, taken, () => {
      onTheWay -= 1;
      // They had to wait for a place.
      if (onTheWay === MOST_AT_ONCE - 1) wakeUp();
    });
    sent.add(sending);
    sending.catch(complain).finally(() => sent.delete(sending));
    await Promise.race([sending, pause(PATIENCE_MS, undefined, { ref: false })]);
    return taken.length === most;
  };
  const sent = new Set<Promise<unknown>>();
  const complain = (error: unknown) =>
    context.log.warn({ err: error }, 'the outbox could not be read or written');

  const work = async () => {
    while (!isStopping) {
      const hasMore = await sendSome().catch(complain);
      if (!hasMore) await rest();
    }
  };
  const working = work();
  context.mailSignal.receive(wakeUp);
  return {
    wake: wakeUp,
    async stop(mostMs) {
      isStopping = true;
      wakeUp();
      const limit = pause(mostMs, undefined, { ref: false });
      await Promise.race([Promise.allSettled([working, ...sent]), limit]);
    },
  };
}
