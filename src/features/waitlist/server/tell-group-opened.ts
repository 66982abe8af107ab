import { readObjectors } from '#features/contacts/server/object-to-marketing.ts';
import { unsubscribeLinks } from '#features/contacts/server/unsubscribe.ts';
import type { Book } from '#features/ledger/accounts.ts';
import { queueMails } from '#features/mails/server/queue-mail.ts';
import type { PlanId } from '#features/plans/plans.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import { listLocale } from '../rules.ts';
import { groupOpenedMail } from './mails.ts';
import { findWaitingForPlan } from './queries.ts';

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
    const people = await findWaitingForPlan(context.db, planId, { after, limit: BATCH });
    await inTransaction(context, async (tx) => {
      const objectors = await readObjectors(
        tx,
        people.map(({ email }) => email),
      );
      await queueMails(
        tx,
        people
          .filter(({ email }) => !objectors.has(email))
          .map(({ id, email, firstName, list }) => {
            const locale = listLocale(list);
            const reader = { firstName, siteUrl: tx.config.publicUrl, program: tx.program };
            return {
              to: email,
              dedupeKey: `group-opened:${mode}:${id}`,
              content: {
                ...groupOpenedMail(planId, reader, locale),
                ...unsubscribeLinks(context, email, locale),
              },
            };
          }),
      );
    });
    after = people.at(-1)?.id;
    if (people.length < BATCH) return;
  }
}
