import { readObjectors } from '#features/contacts/server/object-to-marketing.ts';
import type { PlanId } from '#features/plans/plans.ts';
import type { Context } from '#platform/context.ts';
import type { EntryRow } from './queries.ts';
import { findWaitingForPlan } from './queries.ts';

/**
 * A page of those who wait for a group of a plan's amount, without those who objected to marketing;
 * `last` continues after it, and is missing at the end.
 */
export async function listWaitingForPlan(
  context: Pick<Context, 'db'>,
  planId: PlanId,
  page: { after: string | undefined; limit: number },
): Promise<{ waiting: EntryRow[]; last: string | undefined }> {
  const found = await findWaitingForPlan(context.db, planId, page);
  const objectors = await readObjectors(
    context,
    found.map(({ email }) => email),
  );
  return {
    waiting: found.filter(({ email }) => !objectors.has(email)),
    last: found.length < page.limit ? undefined : found.at(-1)?.id,
  };
}
