import type { WaitingKind } from '#platform/desk/waiting.ts';
import { countDeadLetters, readDeadLetters, reasonOf } from '#platform/jobs/dead-letters.ts';

export const jobWaits: Readonly<Record<string, WaitingKind>> = {
  jobs: {
    title: 'Jobs that were given up',
    area: 'system',
    whom: 'Admins',
    list: '/admin/system',
    count: ({ db }) => countDeadLetters(db),
    async find({ db }, most) {
      const letters = await readDeadLetters(db, { limit: most, order: 'oldest' });
      return letters.map(({ id, job, error, failedAt }) => ({
        id,
        since: new Date(failedAt),
        who: job,
        sentence: reasonOf(error),
        action: { label: 'Retry', does: 'rerun-job' as const },
      }));
    },
  },
};
