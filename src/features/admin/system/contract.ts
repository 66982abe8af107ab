import { z } from 'zod';
import { defineCalls } from '#shared/api/call.ts';

const systemCall = defineCalls({ tag: 'Admin', access: 'admin' });
const seconds = z.number();
const count = z.number().int();

const maintenanceRun = z.object({
  endedAt: z.iso.datetime(),
  ageSeconds: seconds,
  seconds,
  hasSucceeded: z.boolean(),
  isVerified: z.boolean(),
  bytes: z.number().nullable(),
  detail: z.string(),
});
export type MaintenanceRunView = z.output<typeof maintenanceRun>;

const processView = z.object({
  id: z.uuid(),
  role: z.enum(['web', 'worker', 'all']),
  version: z.string(),
  migration: z.string(),
  host: z.string(),
  pid: count,
  startedAt: z.iso.datetime(),
  beatSeconds: seconds,
  /** stuck: it lives and does not look for jobs. silent: it has not reported itself. */
  state: z.enum(['working', 'serving', 'stuck', 'silent']),
});
export type ProcessView = z.output<typeof processView>;

const scheduleView = z.object({
  job: z.string(),
  schedule: z.string(),
  succeededAt: z.iso.datetime().nullable(),
  seconds: seconds.nullable(),
  nextAt: z.iso.datetime(),
  last: z.enum(['done', 'running', 'waiting', 'failed', 'missing']),
});
export type ScheduleView = z.output<typeof scheduleView>;

const queueView = z.object({
  queue: z.string(),
  waiting: count,
  running: count,
  later: count,
  oldestSeconds: seconds,
});
export type QueueView = z.output<typeof queueView>;

const deadLetter = z.object({
  id: z.uuid(),
  job: z.string(),
  failedAt: z.iso.datetime(),
  reason: z.string(),
  /** What the job is about: ids, no personal data. */
  data: z.string(),
});
export type DeadLetterView = z.output<typeof deadLetter>;

const system = z.object({
  version: z.string(),
  migrations: z.object({ applied: count, last: z.string() }),
  /** Seconds since any worker looked for jobs; null when none ever did. */
  workerSilentSeconds: seconds.nullable(),
  isWorkerSilent: z.boolean(),
  processes: z.array(processView),
  schedules: z.array(scheduleView),
  queues: z.array(queueView),
  deadLetters: z.object({
    count,
    kinds: z.array(z.object({ job: z.string(), count })),
    /** The newest ones. */
    newest: z.array(deadLetter),
  }),
  mails: z.object({ queued: count, failed: count }),
  storage: z.object({
    database: z.enum(['postgres', 'embedded']),
    databaseBytes: z.number(),
    files: z.enum(['bucket', 'folder']),
    /** Free room on the disk of DATA_DIR; null when it cannot be read. */
    freeBytes: z.number().nullable(),
    reserveBytes: z.number(),
  }),
  /** The last ones, the newest first. */
  backups: z.array(maintenanceRun),
  ledgerChecks: z.array(maintenanceRun),
});
export type System = z.output<typeof system>;

export const readSystemCall = systemCall({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'Processes, schedules, queues, jobs that were given up, mails, storage and backups',
  response: system,
});

export const rerunJobsCall = systemCall({
  method: 'POST',
  path: '/api/admin/jobs/rerun',
  summary: 'Run all jobs of a kind again that were given up',
  body: z.strictObject({ job: z.string().min(1).max(100) }),
  response: z.object({ count }),
  errors: ['JOB_NOT_FOUND'],
});
