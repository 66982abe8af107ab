import type { Context } from '#platform/context.ts';
import { worker } from '#platform/jobs/workers.ts';
import { endUnpaidMemberships } from '../arrears/server/end-memberships.ts';
import { sendArrearsReminders } from '../arrears/server/send-arrears-reminders.ts';
import { announceCharges } from '../automatic/server/announce-charges.ts';
import { createCharges } from '../automatic/server/create-charges.ts';
import { earnAdministration } from './earn-administration.ts';
import { runContributionsJob } from './jobs.ts';

/** Everything that is due today; each part continues where it stopped. */
export async function runContributions(context: Context): Promise<void> {
  await earnAdministration(context);
  await createCharges(context);
  await announceCharges(context);
  await sendArrearsReminders(context);
  await endUnpaidMemberships(context);
}

export const contributionWorkers = [worker(runContributionsJob, runContributions)];
