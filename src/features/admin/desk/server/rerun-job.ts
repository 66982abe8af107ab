import { recordAudit } from '#features/audit/server/record-audit.ts';
import type { Context } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { adminErrors } from '../../errors.ts';

/** Runs a job again that was given up. Its handler is idempotent, as every job's is. */
export async function rerunJob(
  context: Context,
  actor: Session,
  { id }: { id: string },
): Promise<void> {
  const [job] = await context.queue.rerun({ id });
  if (!job) throw adminErrors.JOB_NOT_FOUND();
  await recordAudit(context, {
    actor,
    action: 'job.rerun',
    subject: { type: 'system', id: `job:${id}`, label: job },
  });
}
