import type { Context } from '#platform/context.ts';
import { safeError } from '#platform/safe-error.ts';
import type { Unfinished } from '../../server/queries.ts';
import { raiseAlarmAlone } from './raise-alarm.ts';

/** An idempotent step with its due time. */
export type Step = {
  readonly dueAt: Date;
  readonly name: string;
  readonly assemblyId?: string;
  /** What the step is for when it holds an assembly. */
  readonly draws?: Unfinished;
  run(): Promise<unknown>;
};

/** Takes a step; a failure raises an alarm. Returns false when it has to be tried again later. */
export async function takeStep(context: Context, step: Step): Promise<boolean> {
  try {
    const answer = await step.run();
    return answer !== false && answer !== 'waiting' && answer !== 'nothing';
  } catch (error) {
    context.log.warn({ step: step.name, err: error }, 'assembly step failed');
    if (step.assemblyId) {
      const detail = `${step.name.split(' ')[0]}: ${safeError(error).message}`;
      const alarm = { assemblyId: step.assemblyId, kind: 'step-failed' as const, detail };
      await raiseAlarmAlone(context, alarm);
    }
    return false;
  }
}
