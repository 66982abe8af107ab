import { findObjectors } from '#features/contacts/server/object-to-marketing.ts';
import { queueMail } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { anchorWindow, dueStep } from '../rules.ts';
import { insertReminder, wasSent } from './queries.ts';
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
      const page = await kind.find(context, {
        ...anchorWindow(kind.schedule, context.clock.now()),
        limit: PAGE,
        ...(after === undefined ? {} : { after }),
      });
      for (const subject of await wanting(context, kind, page)) {
        if (await remind(context, kind, subject)) sent += 1;
      }
      after = page.at(-1)?.id;
      if (page.length < PAGE) break;
    }
    if (sent > 0) context.log.info({ kind: kind.name, sent }, 'reminders sent');
  }
}

async function wanting(
  context: Context,
  kind: ReminderKind,
  subjects: ReminderSubject[],
): Promise<ReminderSubject[]> {
  if (!kind.isMarketing) return subjects;
  const objectors = await findObjectors(
    context,
    subjects.map(({ email }) => email),
  );
  return subjects.filter(({ email }) => !objectors.has(email));
}

/** Sends one subject's step if it is due, not sent yet, and the subject still qualifies. */
async function remind(
  context: Context,
  kind: ReminderKind,
  found: ReminderSubject,
): Promise<boolean> {
  const now = context.clock.now();
  const step = dueStep(kind.schedule, found.anchor, now);
  if (step === undefined) return false;
  const key = { kind: kind.name, subjectId: found.id, step };
  if (await wasSent(context.db, key)) return false;
  return inTransaction(context, async (tx) => {
    const [subject] = await kind.find(
      { db: tx.db, payments: context.payments },
      { ...anchorWindow(kind.schedule, now), subjectId: found.id, limit: 1 },
    );
    // Checked again: it may have been paid since the list was read.
    if (!subject) return false;
    if (!(await insertReminder(tx.db, { ...key, sentAt: now }))) return false;
    const number = [...kind.schedule].sort((a, b) => a - b).indexOf(step) + 1;
    await queueMail(tx, {
      to: subject.email,
      dedupeKey: `reminder:${kind.name}:${subject.id}:${step}`,
      content: (locale) => kind.mail(context, subject, { day: step, number }, locale),
    });
    return true;
  });
}
