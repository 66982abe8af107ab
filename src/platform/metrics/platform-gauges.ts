import { countDeadLetters } from '../jobs/dead-letters.ts';
import { readQueues } from '../jobs/read-queues.ts';
import { readSchedules } from '../jobs/read-schedules.ts';
import { registeredJobs } from '../jobs/registered-jobs.ts';
import { findMaintenanceRuns, type MaintenanceRun } from '../maintenance/record-maintenance.ts';
import { SILENT_AFTER_SECONDS } from '../processes/heartbeat.ts';
import { findProcesses, readWorkerSilence } from '../processes/queries.ts';
import { defineGauges, type Gauges } from './gauges.ts';

const processGauges = defineGauges({
  help: {
    casa_worker_silent_seconds:
      'Seconds since any process last looked for jobs; +Inf when none is known',
    casa_processes: `Processes that reported themselves within ${SILENT_AFTER_SECONDS} seconds, by role and version`,
  },
  async read({ db }) {
    const alive = (await findProcesses(db)).filter(
      ({ beatSeconds }) => beatSeconds < SILENT_AFTER_SECONDS,
    );
    const groups = Map.groupBy(alive, ({ role, version }) => `${role} ${version}`);
    return {
      casa_worker_silent_seconds: await readWorkerSilence(db),
      casa_processes: [...groups].map(([name, { length }]) => {
        const [role = '', version = ''] = name.split(' ');
        return { value: length, labels: { role, version } };
      }),
    };
  },
});

const queueGauges = defineGauges({
  help: {
    jobs_dead_letters: 'Jobs that failed for good and wait for an operator',
    casa_queue_oldest_seconds:
      'Age of the job that has waited longest, by queue; queues with nothing to do are left out',
    casa_queue_jobs: 'Jobs by queue and state',
  },
  async read({ db }) {
    const queues = await readQueues(db);
    return {
      jobs_dead_letters: await countDeadLetters(db),
      casa_queue_oldest_seconds: queues.map(({ queue, oldestSeconds }) => ({
        value: oldestSeconds,
        labels: { queue },
      })),
      casa_queue_jobs: queues.flatMap(({ queue, waiting, running, later }) =>
        Object.entries({ waiting, running, later }).map(([state, value]) => ({
          value,
          labels: { queue, state },
        })),
      ),
    };
  },
});

const scheduleGauges = defineGauges({
  help: {
    casa_schedule_last_success_timestamp_seconds:
      'When a schedule last ran to its end, of its last three occurrences',
    casa_schedule_next_timestamp_seconds: 'When a schedule is due next',
  },
  async read({ db }) {
    const schedules = await readSchedules(db, registeredJobs());
    return {
      casa_schedule_last_success_timestamp_seconds: schedules.flatMap(({ job, succeededAt }) =>
        succeededAt ? [{ value: succeededAt.getTime() / 1000, labels: { job } }] : [],
      ),
      casa_schedule_next_timestamp_seconds: schedules.map(({ job, nextAt }) => ({
        value: nextAt.getTime() / 1000,
        labels: { job },
      })),
    };
  },
});

const maintenanceGauges = defineGauges({
  help: {
    casa_backup_age_seconds:
      'Seconds since the last backup that was restored and compared; +Inf when none is recorded',
    casa_backup_bytes: 'Size of the last backup',
    casa_ledger_check_age_seconds:
      'Seconds since the ledger was last found in order; +Inf when it never was',
    casa_ledger_differs: 'Whether the last check of the ledger found a difference: 1 or 0',
  },
  async read({ db }) {
    const backups = await findMaintenanceRuns(db, 'backup', LAST_RUNS);
    const checks = await findMaintenanceRuns(db, 'ledger-check', LAST_RUNS);
    return {
      casa_backup_age_seconds: ageOf(backups.find((run) => run.hasSucceeded && run.isVerified)),
      casa_backup_bytes: backups.find(({ bytes }) => bytes !== null)?.bytes ?? undefined,
      casa_ledger_check_age_seconds: ageOf(checks.find(({ hasSucceeded }) => hasSucceeded)),
      casa_ledger_differs: checks[0] && Number(!checks[0].hasSucceeded),
    };
  },
});

const LAST_RUNS = 20;
const ageOf = (run: MaintenanceRun | undefined) => run?.ageSeconds ?? Number.POSITIVE_INFINITY;

/** What the database knows of processes, jobs, schedules and operators' commands. */
export const platformGauges: readonly Gauges[] = [
  processGauges,
  queueGauges,
  scheduleGauges,
  maintenanceGauges,
];
