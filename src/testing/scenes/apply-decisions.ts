import { UNDO_SECONDS } from '#features/reviews/rules.ts';
import { applyDueDecisions } from '#features/reviews/server/decisions/apply-decisions.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { TestApp } from '../test-app.ts';

/** Lets the time pass in which decisions can be undone, and applies them as the job does. */
export async function applyDecisions({
  clock,
  context,
}: Pick<TestApp, 'clock' | 'context'>): Promise<void> {
  clock.advanceDays((UNDO_SECONDS + 1) / SECONDS_PER_DAY);
  await applyDueDecisions(context);
}
