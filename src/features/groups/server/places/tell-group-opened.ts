import { readAppliedEmails } from '#features/applications/server/read-application.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { listWaitingForPlan } from '#features/waitlist/server/list-waiting.ts';
import { writeGroupOpened } from '#features/waitlist/server/mails.ts';
import { type Context, inTransaction } from '#platform/context.ts';

const BATCH = 100;

/**
 * Mails everybody who waits for a group of a plan that one has opened: once in all, and once more
 * when real money follows test money, unless they have applied since or objected to marketing.
 */
export async function tellGroupOpened(
  context: Context,
  { planId, mode }: { planId: PlanId; mode: Book },
): Promise<void> {
  for (let after: string | undefined; ; ) {
    const { waiting, last } = await listWaitingForPlan(context, planId, { after, limit: BATCH });
    const applied = await readAppliedEmails(
      context,
      waiting.map(({ email }) => email),
    );
    const people = waiting.filter(({ email }) => !applied.has(email));
    await inTransaction(context, (tx) =>
      queueMails(
        tx,
        people.map((person) => ({
          to: person.email,
          dedupeKey: `group-opened:${mode}:${person.id}`,
          content: writeGroupOpened(context, planId, person),
        })),
      ),
    );
    if (!last) return;
    after = last;
  }
}
