import { greetingName } from '#features/accounts/greeting-name.ts';
import { listStaff, type StaffMember } from '#features/accounts/team/server/list-staff.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import { type Context, inTransaction, type TransactionContext } from '#platform/context.ts';
import type { Call } from '#shared/api/call.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { confirmApprovalCall } from '../contract.ts';
import { confirmsFrom } from '../rules.ts';
import { reminderMail, waitingMail } from './mails.ts';
import { type ApprovalRow, findWaiting } from './queries.ts';

type Entry = Pick<
  ApprovalRow,
  'id' | 'enteredById' | 'beneficiaryId' | 'enteredBy' | 'summary' | 'amountCents'
>;

/** Tells everybody who can confirm an entry that it waits, in the transaction that enters it. */
export async function notifyApprovers(tx: TransactionContext, entry: Entry): Promise<void> {
  const people = (await listApprovers(tx)).filter((person) => canConfirm(person, entry));
  await queueMails(
    tx,
    people.map((person) => ({
      to: person.email,
      dedupeKey: `approval-waiting:${entry.id}:${person.id}`,
      content: waitingMail(greetingName(person), entry, tx.config.publicUrl, person.mailLocale),
    })),
  );
}

/** Bounded, so that a flood of entries does not become a flood of work. */
const MAX_REMINDED = 1_000;

/** Reminds everybody of what they can confirm: one mail a day, however much waits. */
export function remindApprovers(context: Context): Promise<void> {
  return inTransaction(context, async (tx) => {
    const waiting = await findWaiting(tx.db, MAX_REMINDED);
    if (waiting.length === 0) return;
    const today = dateOf(tx.clock.now());
    // What was entered today was mailed today.
    const earlier = waiting.filter(({ enteredAt }) => dateOf(enteredAt) < today);
    const mails = (await listApprovers(tx)).flatMap((person) => {
      const own = earlier.filter((entry) => canConfirm(person, entry));
      if (own.length === 0) return [];
      const content = reminderMail(
        greetingName(person),
        own,
        tx.config.publicUrl,
        person.mailLocale,
      );
      const dedupeKey = `approval-reminder:${person.id}:${today}`;
      return [{ to: person.email, dedupeKey, content }];
    });
    await queueMails(tx, mails);
  });
}

/** Those whose role may confirm, and who have had it long enough. */
async function listApprovers(tx: TransactionContext): Promise<StaffMember[]> {
  const { roles = [] }: Call = confirmApprovalCall;
  const now = tx.clock.now();
  const staff = await listStaff(tx, ['admin', ...roles]);
  return staff.filter(({ adminSince }) => adminSince && confirmsFrom(adminSince) <= now);
}

const canConfirm = ({ id }: StaffMember, entry: Pick<Entry, 'enteredById' | 'beneficiaryId'>) =>
  id !== entry.enteredById && id !== entry.beneficiaryId;
