import Stripe from 'stripe';
import type { Database } from '#db/database.ts';
import { usersOfAddresses } from '#features/accounts/profile/server/users-of-addresses.ts';
import { setRole } from '#features/accounts/team/server/manage-users.ts';
import { type Context, inTransaction } from '#platform/context.ts';
import type { Session } from '#platform/routes.ts';
import { readConfig } from '#platform/settings/config.ts';
import type { FilesProvider } from '#providers/files/files-provider.ts';
import type { MailProvider } from '#providers/mail/mail-provider.ts';
import { SANDBOX_SECRET_KEY } from '#providers/payments/sandbox/api.ts';
import { type App, createApp } from '#server/app.ts';
import { createContext, createLogger, type Runtime } from '#server/start/create-context.ts';
import { daysLater } from '#shared/calendar/dates.ts';
import { createMemoryFiles } from '../memory-files.ts';
import { LIFTED_LIMITS } from '../setup/lifted-limits.ts';
import { emptyOutbox } from './empty-outbox.ts';
import { createLifeClock, type LifeClock } from './life-clock.ts';
import { createLifeRandomness } from './life-randomness.ts';
import { runJobs, runSchedules } from './run-jobs.ts';

/** The real product without sockets; its clock moves only when told to. */
export type LifeWorld = {
  readonly context: Context;
  readonly clock: LifeClock;
  readonly app: App;
  readonly stripe: Stripe;
  /** How many people and jobs run concurrently. */
  readonly concurrency: number;
  /** Delivers webhooks and runs jobs until no work is left. */
  settle(): Promise<void>;
  /** Moves the clock and runs all due jobs, or only the named ones. */
  goTo(moment: Date, jobs?: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

export type WorldOptions = {
  readonly seed: string;
  readonly startsAt: Date;
  readonly settings: Record<string, string>;
  readonly database?: Database;
  readonly files?: FilesProvider;
  readonly wrapMail?: (mail: MailProvider) => MailProvider;
  /** Mails before this time are only marked as sent: delivering them takes half of the time. */
  readonly deliversFrom?: Date;
  /** 1 by default: then the same seed gives the same history. */
  readonly concurrency?: number;
};

export async function openWorld(options: WorldOptions): Promise<LifeWorld> {
  const clock = createLifeClock(options.startsAt);
  const config = readConfig({ ...LIFTED_LIMITS, ROLE: 'web', ...options.settings });
  const { wrapMail } = options;
  const runtime: Runtime = await createContext(config, {
    clock,
    randomness: createLifeRandomness(clock, options.seed),
    // Logged errors end the run: nobody reads the log of twenty years.
    log: createLogger({ logLevel: 'error' }, { write: fail }),
    files: options.files ?? createMemoryFiles(),
    ...(options.database ? { database: options.database } : {}),
    ...(wrapMail ? { wrapMail } : {}),
  });
  const { context } = runtime;
  const { paymentSandbox } = context;
  if (!paymentSandbox) throw new Error('a life needs the payment sandbox');
  const app = createApp(context);
  const post = async (body: string, signature: string) => {
    const headers = { 'stripe-signature': signature };
    return (await app.hono.request('/api/webhooks/payments', { method: 'POST', body, headers }))
      .status;
  };
  const { deliversFrom, concurrency = 1 } = options;
  const deliver = async () => {
    const attempts = Array.from({ length: concurrency }, () => paymentSandbox.deliver(post));
    return Math.max(...(await Promise.all(attempts)));
  };
  const settle = async () => {
    do {
      await runJobs(runtime, concurrency);
      await emptyOutbox(context, { concurrency, deliversFrom });
    } while ((await deliver()) > 0);
  };
  return {
    context,
    clock,
    app,
    concurrency,
    settle,
    stripe: new Stripe(SANDBOX_SECRET_KEY, {
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient((url, init) =>
        paymentSandbox.fetch(new Request(url, init)),
      ),
    }),
    async goTo(moment, jobs) {
      clock.set(moment);
      await settle();
      await runSchedules(runtime, jobs);
      await settle();
    },
    close: () => runtime.close(),
  };
}

function fail(line: string): void {
  throw new Error(`the product logged an error: ${line}`);
}

/** A session as the product's guards return it. */
export const sessionOf = (userId: string, email: string, isAdmin = false): Session => ({
  userId,
  email,
  isEmailVerified: true,
  isAdmin,
});

/** Two admins who may confirm each other's entries; the required eight days pass here. */
export async function appointAdmins(
  { context, clock }: LifeWorld,
  addresses: readonly [string, string] = ['admin@example.com', 'second-admin@example.com'],
): Promise<[Session, Session]> {
  const people = addresses.map((email, index) => ({
    email,
    firstName: index === 0 ? 'First' : 'Second',
    lastName: 'admin',
  }));
  const ids = await inTransaction(context, (tx) => usersOfAddresses(tx, people));
  const sessions = addresses.map((email) => sessionOf(ids.get(email) ?? '', email, true));
  for (const { userId } of sessions) await setRole(context, userId, 'admin');
  clock.set(daysLater(clock.now(), 8));
  return sessions as [Session, Session];
}
