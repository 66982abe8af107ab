import { readObjectors } from '#features/contacts/server/object-to-marketing.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import { anchorWindow, dueStep } from '../rules.ts';
import { insertReminders } from './queries.ts';
import type { ReminderKind, ReminderSubject } from './reminder-kind.ts';

const PAGE = 200;

/** Sends every reminder that is due. Idempotent, also across processes. */
export async function sendReminders(
  context: Context,
  kinds: readonly ReminderKind[],
): Promise<void> {
  for (const kind of kinds) {
    let sent = 0;
    for (let after: string | undefined; ; ) {
      const page = await remindPage(context, kind, after);
      sent += page.sent;
      after = page.last;
      if (page.found < PAGE) break;
    }
    if (sent > 0) context.log.info({ kind: kind.name, sent }, 'reminders sent');
  }
}

/**
 * Reminds the next subjects of a kind, those whose step is due and not sent yet. They are read in the
 * transaction that sends, so nobody is reminded of what was done before it began.
 */
function remindPage(context: Context, kind: ReminderKind, after: string | undefined) {
  const now = context.clock.now();
  const order = [...kind.schedule].sort((a, b) => a - b);
  return inTransaction(context, async (tx) => {
    const page = await kind.find(
      { db: tx.db, payments: context.payments },
      {
        ...anchorWindow(kind.schedule, now),
        limit: PAGE,
        ...(after === undefined ? {} : { after }),
      },
    );
    const due = (await wanting(tx, kind, page)).flatMap((subject) => {
      const step = dueStep(kind.schedule, subject.anchor, now);
      return step === undefined ? [] : [{ subject, step }];
    });
    const added = await insertReminders(
      tx.db,
      due.map(({ subject, step }) => ({
        kind: kind.name,
        subjectId: subject.id,
        step,
        sentAt: now,
      })),
    );
    const isNew = new Set(added.map(({ subjectId, step }) => `${subjectId}:${step}`));
    const sent = await queueMails(
      tx,
      due
        .filter(({ subject, step }) => isNew.has(`${subject.id}:${step}`))
        .map(({ subject, step }) => ({
          to: subject.email,
          dedupeKey: `reminder:${kind.name}:${subject.id}:${step}`,
          content: (locale) =>
            kind.mail(context, subject, { day: step, number: order.indexOf(step) + 1 }, locale),
        })),
    );
    return { found: page.length, last: page.at(-1)?.id, sent };
  });
}

async function wanting(
  tx: TransactionContext,
  kind: ReminderKind,
  subjects: ReminderSubject[],
): Promise<ReminderSubject[]> {
  if (!kind.isMarketing) return subjects;
  const objectors = await readObjectors(
    tx,
    subjects.map(({ email }) => email),
  );
  return subjects.filter(({ email }) => !objectors.has(email));
}
