import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '#db/database.ts';
import { sendMails, takeMails } from '#features/mails/server/send-mails.ts';
import type { Context } from '#platform/context.ts';
import type { Guards, Session } from '#platform/routes.ts';
import { type Config, readConfig } from '#platform/settings/config.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import type { Clock } from '#providers/clock/clock.ts';
import { systemClock } from '#providers/clock/clock.ts';
import type { FilesProvider } from '#providers/files/files-provider.ts';
import type { MailProvider } from '#providers/mail/mail-provider.ts';
import { readSandboxMailbox } from '#providers/mail/sandbox.ts';
import type { PaymentProvider } from '#providers/payments/payment-provider.ts';
import type { VirusScan } from '#providers/virus-scan/virus-scan.ts';
import { type App, createApp } from '#server/app.ts';
import { workers } from '#server/features.ts';
import {
  createContext,
  createLogger,
  type Runtime,
  startQueue,
} from '#server/start/create-context.ts';
import { commonErrors } from '#shared/api/common-errors.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { MILLISECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { isAllowed } from '#shared/staff-roles.ts';
import { createMemoryFiles } from './memory-files.ts';
import { quickHashing } from './quick-hashing.ts';
import { TEST_SETTINGS } from './setup/test-settings.ts';
import { emptyDatabase, openTestDatabase } from './test-database.ts';

/** A clock that a test can set. */
export type TestClock = Clock & {
  set(moment: string): void;
  advanceDays(days: number): void;
  /** Resets to the system's clock; called before each test. */
  reset(): void;
};

function createTestClock(): TestClock {
  let offset = 0;
  let fixed: number | undefined;
  const now = () => (fixed ?? systemClock.now().getTime()) + offset;
  return {
    now: () => new Date(now()),
    reset() {
      fixed = undefined;
      offset = 0;
    },
    set(moment) {
      fixed = new Date(moment).getTime();
      offset = 0;
    },
    advanceDays(days) {
      // Whole days are calendar days, which may have 23 or 25 hours; fractions are hours.
      const whole = Math.trunc(days);
      offset += daysLater(new Date(now()), whole).getTime() - now();
      offset += (days - whole) * MILLISECONDS_PER_DAY;
    },
  };
}

export type TestApp = {
  readonly app: App;
  readonly context: Context;
  readonly runtime: Runtime;
  readonly clock: TestClock;
  /** Sends a JSON request to the app. */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /**
   * Runs all queued jobs, including new ones, and sends all mails, until none is left; returns how
   * many there were. A failing one fails the test, unless the test calls `takeJobFailures`.
   */
  drainJobs(): Promise<number>;
  /** Returns and clears the jobs that failed since the last call: these failures were expected. */
  takeJobFailures(): JobFailure[];
  /** Mails delivered so far, newest first. */
  mailbox(to?: string): ReturnType<typeof readSandboxMailbox>;
};

export type JobFailure = { job: string; message: string };

type Options = {
  settings?: Record<string, string>;
  mail?: MailProvider;
  files?: FilesProvider;
  virusScan?: VirusScan;
  database?: Database;
  program?: ProgramFigures;
  /** Wraps the payment provider, to make it fail. */
  wrapPayments?: (payments: PaymentProvider) => PaymentProvider;
  /** Wraps the beacon, to delay or falsify it. */
  wrapBeacon?: (beacon: BeaconProvider) => BeaconProvider;
  /** Store passwords as the product does, which takes long on purpose. */
  hasRealPasswords?: boolean;
  /** Use the sandbox's clock instead of the test's. */
  hasSandboxClock?: boolean;
  /** The session of every request; without it the real guards are used. */
  session?: Session;
};

/**
 * One database per worker with its queue, shared by the worker's test files and emptied before each
 * test.
 */
let shared: Promise<Pick<Runtime, 'boss'> & { database: Database }> | undefined;

async function openShared(): Promise<Awaited<NonNullable<typeof shared>>> {
  const database = { ...(await openTestDatabase()), close: async () => {} };
  const boss = await startQueue(readConfig(TEST_SETTINGS), database, createTestLog());
  return { boss, database };
}

/** Logged errors fail the test (see fail-on-console). */
const createTestLog = () =>
  createLogger({ logLevel: 'error' }, { write: (line) => console.error(line) });

/**
 * The whole server without its sockets, for the tests of a file. Each test begins with an empty
 * database. Use the returned object inside tests and hooks only.
 */
export function useTestApp(options: Options = {}): TestApp {
  const parts: { app?: App; runtime?: Runtime } = {};
  const clock = createTestClock();
  const config: Config = readConfig({
    ...TEST_SETTINGS,
    RATE_API: '100000/1m',
    ...options.settings,
  });

  beforeAll(async () => {
    if (!options.database) shared ??= openShared();
    parts.runtime = await createContext(config, {
      ...(options.database ? { database: options.database } : await shared),
      log: createTestLog(),
      ...(options.hasSandboxClock ? {} : { clock }),
      ...(options.hasRealPasswords ? {} : { passwords: quickHashing }),
      ...(options.mail ? { mail: options.mail } : {}),
      files: options.files ?? createMemoryFiles(),
      ...(options.program ? { program: options.program } : {}),
      ...(options.virusScan ? { virusScan: options.virusScan } : {}),
      ...(options.wrapBeacon ? { wrapBeacon: options.wrapBeacon } : {}),
      ...(options.wrapPayments ? { wrapPayments: options.wrapPayments } : {}),
    });
    parts.app = options.session
      ? createApp(parts.runtime.context, guardsFor(options.session))
      : createApp(parts.runtime.context);
  });
  const failures: JobFailure[] = [];
  beforeEach(async () => {
    failures.length = 0;
    clock.reset();
    await emptyDatabase(runtime().context.database);
  });
  afterEach(() => {
    expect(failures, 'jobs failed that the test did not expect').toEqual([]);
  });
  afterAll(() => parts.runtime?.close());

  const runtime = (): Runtime => {
    if (!parts.runtime) throw new Error('the test app is there only inside tests');
    return parts.runtime;
  };
  const app = (): App => {
    if (!parts.app) throw new Error('the test app is there only inside tests');
    return parts.app;
  };

  return {
    clock,
    get app() {
      return app();
    },
    get runtime() {
      return runtime();
    },
    get context() {
      return runtime().context;
    },
    async request(method, path, body, headers = {}) {
      return app().hono.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    drainJobs: () => drainJobs(runtime(), failures),
    takeJobFailures: () => failures.splice(0),
    mailbox: (to) => readSandboxMailbox(runtime().context.db, to ? { to } : {}),
  };
}

function guardsFor(session: Session): Guards {
  return {
    member: async () => session,
    fresh: async () => {},
    factor: async () => {},
    admin: async (_context, _request, { roles }) => {
      const role = session.isAdmin ? 'admin' : session.staffRole;
      if (!role) throw commonErrors.FORBIDDEN();
      if (!isAllowed(role, roles)) throw commonErrors.ROLE_NEEDED();
      return session;
    },
  };
}

async function drainJobs({ boss, context }: Runtime, failures: JobFailure[]): Promise<number> {
  let done = 0;
  for (let isBusy = true; isBusy; ) {
    const attempts = await sendMails(context, await takeMails(context, 100));
    isBusy = attempts.length > 0;
    done += attempts.length;
    for (const { error } of attempts) {
      if (error !== undefined) failures.push({ job: 'send-mail', message: String(error) });
    }
    for (const { job, run } of workers) {
      for (const waiting of await boss.fetch<unknown>(job.name, { batchSize: 100 })) {
        isBusy = true;
        done += 1;
        try {
          await run(context, waiting.data);
          await boss.complete(job.name, waiting.id);
        } catch (error) {
          failures.push({ job: job.name, message: String(error) });
          await boss.fail(job.name, waiting.id, { message: String(error) });
        }
      }
    }
  }
  return done;
}
