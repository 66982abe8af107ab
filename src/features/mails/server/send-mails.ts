import { senderLine } from '#features/organization/server/read-organization.ts';
import type { Context } from '#platform/context.ts';
import { MailRefused } from '#providers/mail/mail-provider.ts';
import type { MailContent } from '../mail-content.ts';
import { extendMails, markSent, markUnsent, type TakenMail, takeDueMails } from './queries.ts';
import { renderMail } from './render-mail.ts';

/** A process that did not extend its claim by then has died. */
const CLAIM_MS = 60_000;

/** About five days, so that mails survive a mail server outage over a long weekend. */
const MAX_ATTEMPTS = 500;
const FIRST_DELAY_SECONDS = 5;
const MAX_DELAY_SECONDS = 900;

/** The outcome of an attempt. */
export type Attempt = {
  readonly mail: TakenMail;
  readonly endedAt: Date;
  readonly error?: unknown;
};

/** The delay after a failed attempt; undefined when the mail is given up. */
export function delayAfter(attempts: number): number | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return Math.min(MAX_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (attempts - 1));
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Claims due mails for a minute. */
export function takeMails({ db, clock }: Context, most: number): Promise<TakenMail[]> {
  const now = clock.now();
  return takeDueMails(db, { now, until: later(now, CLAIM_MS), most });
}

/** Extends the claim on mails that are being sent by another minute. */
export function keepMails({ db, clock }: Context, ids: readonly string[]): Promise<void> {
  return extendMails(db, ids, later(clock.now(), CLAIM_MS));
}

/** Sends a claimed mail; returns the outcome and never throws. */
export async function sendMail(context: Context, mail: TakenMail): Promise<Attempt> {
  const { id, recipient, content, attempts } = mail;
  const { config, clock, log } = context;
  try {
    await context.mail.send({
      messageId: `${id}@${new URL(config.publicUrl).hostname}`,
      from: config.mailFrom,
      to: recipient,
      attachments: content.attachments ?? [],
      headers: listHeaders(content),
      ...renderMail(content, senderLine(config)),
    });
    return { mail, endedAt: clock.now() };
  } catch (error) {
    const isLast = delayAfter(attempts) === undefined || error instanceof MailRefused;
    log.warn({ mailId: id, attempts, err: error }, isLast ? 'mail given up' : 'mail not sent');
    return { mail, endedAt: clock.now(), error: error ?? new Error('no reason given') };
  }
}

/** Records the outcomes of attempts, all successes with one statement. */
export async function recordAttempts(
  { db }: Pick<Context, 'db'>,
  attempts: readonly Attempt[],
): Promise<void> {
  const [sent, failed] = [true, false].map((isSent) =>
    attempts.filter(({ error }) => (error === undefined) === isSent),
  ) as [Attempt[], Attempt[]];
  const [first] = sent;
  if (first) {
    const ids = sent.map(({ mail }) => mail.id);
    await markSent(db, ids, first.endedAt);
  }
  for (const { mail, endedAt, error } of failed) {
    const isRefused = error instanceof MailRefused;
    const seconds = isRefused ? undefined : delayAfter(mail.attempts);
    await markUnsent(db, mail, {
      error: error instanceof Error ? error.message : String(error),
      dueAt: seconds === undefined ? undefined : later(endedAt, seconds * 1000),
      isRefused,
    });
  }
}

/** Sends claimed mails concurrently and records the outcomes. */
export async function sendMails(context: Context, taken: readonly TakenMail[]): Promise<Attempt[]> {
  const attempts = await Promise.all(taken.map((mail) => sendMail(context, mail)));
  await recordAttempts(context, attempts);
  return attempts;
}

/** Lets mail programs show their own 'Unsubscribe' button (RFC 2369, RFC 8058). */
function listHeaders({ unsubscribeAtOnce }: MailContent): Record<string, string> {
  if (!unsubscribeAtOnce) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeAtOnce}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
