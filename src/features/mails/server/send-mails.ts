import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '#db/errors.ts';
import type { Context } from '#platform/context.ts';
import type { MailContent } from '../mail-content.ts';
import { markSent, markUnsent, type TakenMail, takeDueMails } from './queries.ts';
import { renderMail } from './render-mail.ts';

/** Longer than the mail provider's timeouts: whoever took a mail and did not send it by then has died. */
const TAKEN_FOR_MS = 60_000;
const RETRY_MS = 500;
/** Slow mails do not keep those beside them from being marked. */
const MARK_EVERY_MS = 500;

/** About five days, so that mails survive a mail server outage over a long weekend. */
const MAX_ATTEMPTS = 500;
const FIRST_DELAY_SECONDS = 5;
const MAX_DELAY_SECONDS = 900;

/** How an attempt ended. */
export type Attempt = { readonly mailId: string; readonly error?: unknown };

/** How long after a failed attempt the mail is tried again; undefined when it is given up. */
export function delayAfter(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (attempts - 1));
}

/** Takes mails that are due; they are this process's to send. */
export function takeMails({ db, clock }: Context, most: number): Promise<TakenMail[]> {
  const now = clock.now();
  return takeDueMails(db, { now, until: new Date(now.getTime() + TAKEN_FOR_MS), most });
}

/**
 * Sends taken mails side by side, calls `onEach` as each ends, and marks those that were sent by one
 * statement.
 */
export async function sendMails(
  context: Context,
  taken: readonly TakenMail[],
  onEach: () => void = () => {},
): Promise<Attempt[]> {
  const sent: string[] = [];
  let marking = Promise.resolve();
  const mark = () => {
    const ids = sent.splice(0);
    if (ids.length > 0) {
      marking = marking.then(() => markWhileTaken(context, ids));
      // Whoever waits for the end is told of an error.
      marking.catch(() => {});
    }
    return marking;
  };
  const timer = setInterval(mark, MARK_EVERY_MS).unref();
  try {
    return await Promise.all(
      taken.map(async (mail) => {
        const attempt = await sendOne(context, mail);
        if (attempt.error === undefined) sent.push(mail.id);
        onEach();
        return attempt;
      }),
    );
  } finally {
    clearInterval(timer);
    await mark();
  }
}

/** Waits for a database that is away: mails that are not marked would be sent a second time. */
async function markWhileTaken({ db, clock }: Context, ids: readonly string[]): Promise<void> {
  const sentAt = clock.now();
  for (const endsAt = performance.now() + TAKEN_FOR_MS; ; await pause(RETRY_MS)) {
    try {
      return await markSent(db, ids, sentAt);
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > endsAt) throw error;
    }
  }
}

async function sendOne(context: Context, mail: TakenMail): Promise<Attempt> {
  const { id, recipient, content, attempts } = mail;
  const { config, clock, db, log } = context;
  try {
    await context.mail.send({
      messageId: `${id}@${new URL(config.publicUrl).hostname}`,
      from: config.mailFrom,
      to: recipient,
      attachments: content.attachments ?? [],
      headers: listHeaders(content),
      ...renderMail(content),
    });
    return { mailId: id };
  } catch (error) {
    const seconds = delayAfter(attempts);
    const dueAt = seconds && new Date(clock.now().getTime() + seconds * 1000);
    log.warn({ mailId: id, attempts, err: error }, dueAt ? 'mail not sent' : 'mail given up');
    const message = error instanceof Error ? error.message : String(error);
    await markUnsent(db, id, { error: message, dueAt: dueAt || undefined });
    return { mailId: id, error };
  }
}

/** Lets mail programs show their own 'Unsubscribe', which needs no page (RFC 2369, RFC 8058). */
function listHeaders({ unsubscribeAtOnce }: MailContent): Record<string, string> {
  if (!unsubscribeAtOnce) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeAtOnce}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
