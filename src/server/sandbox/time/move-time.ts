import {
  advanceAssemblies,
  readNextStepAt,
} from '#features/assemblies/holding/server/advance-assemblies.ts';
import type { Context } from '#platform/context.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { SandboxClock } from '#providers/clock/sandbox.ts';
import { dateOf } from '#shared/calendar/date-of.ts';
import { addDays, instantAt } from '#shared/calendar/dates.ts';
import { workers } from '../../features.ts';
import { countHappenings, type Happened, since } from './happened.ts';
import type { Destination } from './time-steps.ts';
import { finishWork } from './unfinished-work.ts';

/** A move of the sandbox's clock, current or last. */
export type Move = {
  readonly from: Date;
  readonly to: Destination;
  state: 'moving' | 'arrived' | 'failed' | 'cancelled';
  /** How many jobs of the current day are left. */
  jobsLeft: number;
  /** What has happened on the way so far. */
  happened?: Happened;
};

/** What somebody who moves the clock may decide, and who lives meanwhile. */
type Company = {
  /** Lets the inhabitants of the demonstration live the day that has begun. */
  readonly live?: () => Promise<void>;
  /** Whether the move is to end after this day. */
  readonly isCancelled?: () => boolean;
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
 * Runs the chosen scheduled jobs once, here and now: by way of the queue, half of the time of a move would be
 * the queue's. One that fails goes to the queue, which tries it again.
 */
async function doDailyWork(context: Context, isChosen: (job: Job) => boolean): Promise<void> {
  for (const { job, run } of workers) {
    if (!job.schedule || !isChosen(job)) continue;
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
export async function moveTime(
  context: Context,
  move: Move,
  { live, isCancelled = () => false }: Company = {},
): Promise<void> {
  const clock = context.clock as SandboxClock;
  const end = move.to.arrivesAt;
  const before = await countHappenings(context.db);
  let isFirstDay = true;
  for (let next = await nextStop(context, end); next; next = await nextStop(context, end)) {
    await clock.advance(Math.max(0, next.at.getTime() - clock.now().getTime()));
    await context.paymentSandbox?.settle();
    const isBeforeDraw = next.at >= end && move.to.assembly;
    // The day's work takes what steps are left, but a list closes before anything else happens.
    if (next.isStep || isBeforeDraw) await advanceAssemblies(context);
    // Shortly before a draw nothing else is started: its countdown is running already.
    if (isBeforeDraw) return;
    const finish = () =>
      finishWork(context, (count) => {
        move.jobsLeft = count;
      });
    if (next.isMorning && live) {
      await live();
      // The day's work compares the books with the provider: what was paid has to have arrived.
      await finish();
    }
    const hasHousekeeping = isFirstDay;
    isFirstDay = false;
    await doDailyWork(context, (job) => !job.isCheck && (hasHousekeeping || !job.isHousekeeping));
    await finish();
    await doDailyWork(context, (job) => job.isCheck === true);
    move.happened = since(before, await countHappenings(context.db));
    if (isCancelled()) return;
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

/** The next morning, step of an assembly or the end itself; none when the end is reached. */
async function nextStop(
  context: Context,
  end: Date,
): Promise<{ at: Date; isStep: boolean; isMorning: boolean } | undefined> {
  const now = context.clock.now();
  if (now >= end) return undefined;
  const today = dateOf(now);
  const mornings = [today, addDays(today, 1)].map((date) => instantAt(date, WORKING_TIME));
  const step = await readNextStepAt(context);
  const stops = [...mornings, ...(step ? [step] : []), end].filter((moment) => moment > now);
  const at = new Date(Math.min(...stops.map((moment) => moment.getTime())));
  const isMorning = mornings.some((morning) => morning.getTime() === at.getTime());
  return { at, isStep: step?.getTime() === at.getTime(), isMorning };
}
