import type { Context } from '#platform/context.ts';
import { worker } from '#platform/workers.ts';
import { announceCharges } from './announce-charges.ts';
import { earnAdministration } from './earn-administration.ts';
import { endUnpaidMemberships } from './end-memberships.ts';
import { runContributionsJob } from './jobs.ts';
import { makeCharges } from './make-charges.ts';
import { sendArrearsReminders } from './take-steps.ts';

/** Everything that is due today; each part goes on where it stopped. */
export async function runContributions(context: Context): Promise<void> {
  await earnAdministration(context);
  await makeCharges(context);
  await announceCharges(context);
  await sendArrearsReminders(context);
  await endUnpaidMemberships(context);
}

export const contributionWorkers = [worker(runContributionsJob, runContributions)];
