import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Context } from '#platform/context.ts';
import { retryDeadJobs } from '#platform/jobs/retry-dead-jobs.ts';
import type { Session } from '#platform/routes.ts';
import { adminErrors } from '../../errors.ts';

/** Runs all jobs of a kind again that were given up. */
export async function rerunJobs(
  context: Context,
  actor: Session,
  { job }: { job: string },
): Promise<number> {
  const count = (await retryDeadJobs(context, { job })).get(job) ?? 0;
  if (count === 0) throw adminErrors.JOB_NOT_FOUND();
  await recordAudit(context, {
    actor,
    action: 'job.kind-rerun',
    subject: { type: 'system', id: `job:${job}`, label: job },
    after: { count },
  });
  return count;
}
