import {
  advanceAssemblies,
  readNextStepAt,
} from '#features/assemblies/holding/server/advance-assemblies.ts';
import type { Context } from '#platform/context.ts';
import type { SandboxClock } from '#providers/clock/sandbox.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, instantAt } from '#shared/calendar/dates.ts';
import { workers } from '../../features.ts';
import type { Destination } from './time-steps.ts';
import { finishWork } from './unfinished-work.ts';

/** A move of the sandbox's clock, current or last. */
export type Move = {
  readonly from: Date;
  readonly to: Destination;
  state: 'moving' | 'arrived' | 'failed';
  /** How many jobs of the current day are left. */
  jobsLeft: number;
};

const POLL_MS = 500;

/** The time of day at which each day's work is done. */
const WORKING_TIME = '09:00';

/** Starts every scheduled job once. */
export async function startDailyWork(context: Context): Promise<void> {
  for (const { job } of workers) {
    if (job.schedule) await context.jobs.enqueue(job, {});
  }
}

/**
 * Runs every scheduled job once, directly: through the queue a move would take twice as long. A job
 * that fails goes to the queue, which retries it.
 */
async function doDailyWork(context: Context): Promise<void> {
  for (const { job, run } of workers) {
    if (!job.schedule) continue;
    try {
      await run(context, {});
    } catch (error) {
      context.log.warn({ job: job.name, err: error }, 'job failed');
      await context.jobs.enqueue(job, {});
    }
  }
}

/**
 * Moves the clock to an instant, stopping each morning for the day's work and wherever a step of an
 * assembly is due: a list has to close before its round is public.
 */
export async function moveTime(context: Context, move: Move): Promise<void> {
  const clock = context.clock as SandboxClock;
  const end = move.to.arrivesAt;
  for (let stop = await nextStop(context, end); stop; stop = await nextStop(context, end)) {
    await clock.advance(Math.max(0, stop.getTime() - clock.now().getTime()));
    // Settles debits that banks have answered by now.
    context.paymentSandbox?.world.onEvent();
    await advanceAssemblies(context);
    // Nothing else is started shortly before a draw: its countdown is already running.
    if (stop >= end && move.to.assembly) return;
    await doDailyWork(context);
    await finishWork(context, workers, (count) => {
      move.jobsLeft = count;
    });
  }
}

/** Holds an assembly on time, rather than at the next run of the job. */
export function holdOnTime(context: Context, heldAt: Date): void {
  const timer = setInterval(() => {
    if (context.clock.now() < heldAt) return;
    clearInterval(timer);
    advanceAssemblies(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'an assembly of the sandbox was not held on time'),
    );
  }, POLL_MS).unref();
}

/** The next morning, step of an assembly or the end; undefined when the end is reached. */
async function nextStop(context: Context, end: Date): Promise<Date | undefined> {
  const now = context.clock.now();
  if (now >= end) return undefined;
  const today = dateOf(now);
  const mornings = [today, addDays(today, 1)].map((date) => instantAt(date, WORKING_TIME));
  const step = await readNextStepAt(context);
  const stops = [...mornings, ...(step ? [step] : []), end].filter((moment) => moment > now);
  return new Date(Math.min(...stops.map((moment) => moment.getTime())));
}
