import { createSecretKey } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Database } from '#db/database.ts';
import { openPostgres } from '#db/postgres.ts';
import { queueIdentityMail } from '#features/accounts/sign-in/server/queue-identity-mail.ts';
import { MAIL_CHANNEL } from '#features/mails/server/mail-courier.ts';
import { PROGRAM } from '#features/program-rules/program.ts';
import { createContentChanges } from '#platform/content-changes.ts';
import type { Context } from '#platform/context.ts';
import { requireHandlers } from '#platform/handler.ts';
import { createJobQueue, JOBS_CHANNEL } from '#platform/jobs/jobs.ts';
import { createQueues } from '#platform/jobs/workers.ts';
import { countCalls } from '#platform/metrics/provider-calls.ts';
import { safeError } from '#platform/safe-error.ts';
import type { Config } from '#platform/settings/config.ts';
import { createSignal } from '#platform/signal.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import { type Clock, systemClock } from '#providers/clock/clock.ts';
import { createSandboxClock, type SandboxClock } from '#providers/clock/sandbox.ts';
import { FileMissingError, type FilesProvider } from '#providers/files/files-provider.ts';
import { createIdentity } from '#providers/identity/create-identity.ts';
import { type PasswordHashing, scryptHashing } from '#providers/identity/password-hashing.ts';
import { type MailProvider, MailRefused } from '#providers/mail/mail-provider.ts';
import { createSandboxMail } from '#providers/mail/sandbox.ts';
import { createSmtpMail } from '#providers/mail/smtp.ts';
import type { PaymentProvider } from '#providers/payments/payment-provider.ts';
import { createPaymentSandbox } from '#providers/payments/sandbox/create-sandbox.ts';
import { createStripePayments, modeOfKey } from '#providers/payments/stripe.ts';
import { createRandomness, type Randomness } from '#providers/randomness/randomness.ts';
import type { VirusScan } from '#providers/virus-scan/virus-scan.ts';
import { SECONDS_PER_DAY } from '#shared/calendar/durations.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import { loadAllTexts } from '#shared/text/texts.ts';
import { prepareDemo } from '../demo/prepare-demo.ts';
import { workers } from '../features.ts';
import { standardOutput } from '../http/log-output.ts';
import { chooseBeacon } from './choose-beacon.ts';
import { chooseFileKeys, chooseFiles, chooseReceiptKeys, chooseVirusScan } from './choose-files.ts';
import { identitySettings } from './identity-settings.ts';
import { MIGRATIONS_FOLDER, newDatabaseFile, readDatabaseFile } from './new-database.ts';
import { requireDatabases } from './reach-databases.ts';

export type Runtime = {
  context: Context;
  boss: PgBoss;
  /** The sandbox's clock; undefined where the system's is used. */
  sandboxClock: SandboxClock | undefined;
  close(): Promise<void>;
};

/** The share of SHUTDOWN_SECONDS that jobs and mails may take, after the requests. */
export const JOBS_SHARE = 0.3;

/** Parts that a test supplies. */
export type Overrides = {
  database?: Database;
  /** A queue over the same database, which its owner stops. */
  boss?: PgBoss;
  log?: Logger;
  clock?: Clock;
  randomness?: Randomness;
  passwords?: PasswordHashing;
  mail?: MailProvider;
  files?: FilesProvider;
  virusScan?: VirusScan;
  program?: ProgramFigures;
  /** Wraps the mail provider, to make it fail. */
  wrapMail?: (mail: MailProvider) => MailProvider;
  /** Wraps the payment provider, to make it fail. */
  wrapPayments?: (payments: PaymentProvider) => PaymentProvider;
  /** Wraps the beacon, to delay or falsify it. */
  wrapBeacon?: (beacon: BeaconProvider) => BeaconProvider;
};

/** The composition root: opens and migrates the database, and chooses each provider. */
export async function createContext(config: Config, given: Overrides = {}): Promise<Runtime> {
  const log = given.log ?? createLogger(config);
  requireHandlers();
  await loadAllTexts();
  const randomness = given.randomness ?? createRandomness(systemClock);
  const prepare = async () =>
    (await prepareDemo(config, { randomness, log })) ?? readDatabaseFile(newDatabaseFile());
  const database = given.database ?? (await openDatabase(config, log, prepare));
  await database.migrate(MIGRATIONS_FOLDER);
  const sandboxClock =
    config.hasSandbox && !given.clock ? createSandboxClock(database.executor) : undefined;
  await sandboxClock?.resume();
  const clock = given.clock ?? sandboxClock ?? systemClock;
  const chosenMail = given.mail ?? chooseMail(config, database, clock, randomness);
  const mail = given.wrapMail?.(chosenMail) ?? chosenMail;
  const fileKeys = chooseFileKeys(config, randomness);
  const stripe = createStripe(config);
  const paymentSandbox = stripe
    ? undefined
    : await createPaymentSandbox(database.executor, clock, randomness, {
        hasOwnKey: config.isProduction,
      });
  const payments = stripe ?? (paymentSandbox as NonNullable<typeof paymentSandbox>).provider;
  const { beacon, beaconSandbox } = await chooseBeacon(config, {
    db: database.executor,
    clock,
    randomness,
    log,
  });
  const boss = given.boss ?? (await startQueue(config, database, log));
  const queue = createJobQueue(
    boss,
    database.executor,
    createSignal(database, JOBS_CHANNEL, { log }),
  );

  const identity = await createIdentity(await identitySettings(config, randomness), {
    db: database.executor,
    clock,
    randomness,
    passwords: given.passwords ?? scryptHashing,
    log,
    sendMail: (owed, db) => queueIdentityMail(context, owed, db),
  });

  const context: Context = {
    config,
    identity,
    database,
    db: database.executor,
    queue,
    jobs: queue,
    mail: countCalls('mail', mail, (error) => error instanceof MailRefused),
    mailSignal: createSignal(database, MAIL_CHANNEL, { log }),
    contentChanges: createContentChanges(),
    files: countCalls(
      'files',
      given.files ?? (await chooseFiles(config, fileKeys, randomness)),
      (error) => error instanceof FileMissingError,
    ),
    virusScan: countCalls('virus-scan', given.virusScan ?? chooseVirusScan(config)),
    linkKeys: fileKeys.derive('document links').map((key) => createSecretKey(key)),
    receiptKeys: chooseReceiptKeys(config, fileKeys, randomness),
    bankDetailKeys: fileKeys.derive('bank details'),
    payments: countCalls('payments', given.wrapPayments?.(payments) ?? payments),
    paymentSandbox,
    beacon: countCalls('beacon', given.wrapBeacon?.(beacon) ?? beacon),
    beaconSandbox,
    clock,
    randomness,
    log,
    program: given.program ?? PROGRAM,
  };
  return {
    context,
    boss,
    sandboxClock,
    async close() {
      if (!given.boss) await boss.stop({ graceful: false });
      queue.signal.close();
      context.mailSignal.close();
      await sandboxClock?.close();
      await mail.close();
      await database.close();
    },
  };
}

function chooseMail(
  config: Config,
  { executor }: Database,
  clock: Clock,
  randomness: Randomness,
): MailProvider {
  if (config.SMTP_URL) return createSmtpMail(config.SMTP_URL);
  return createSandboxMail(executor, clock, randomness);
}

function createStripe(config: Config): PaymentProvider | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    mode: modeOfKey(STRIPE_SECRET_KEY),
    browser: { publishableKey: STRIPE_PUBLISHABLE_KEY },
    // The provider's clock does not move with ours.
    clock: systemClock,
  });
}

/** Structured logs without personal data. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return pino(options, destination);
}

/**
 * Opens the configured database without migrating it. `prepare` provides what a new embedded one
 * starts from.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  prepare = () => readDatabaseFile(newDatabaseFile()),
): Promise<Database> {
  if (!config.DATABASE_URL) {
    // Loaded only where it is used: PostgreSQL does not need it.
    const { openEmbedded } = await import('#db/embedded.ts');
    return openEmbedded(config.dataDir, { prepare });
  }
  await requireDatabases(config);
  return openPostgres({
    connectionString: config.DATABASE_URL,
    directConnectionString: config.DATABASE_DIRECT_URL,
    replicaConnectionString: config.DATABASE_REPLICA_URL,
    maxConnections: config.DATABASE_POOL_SIZE,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
}

/** Options of the queue's own pool, which the library passes on. It bypasses a pooler. */
const QUEUE_POOL = { max: 4 };

/** Starts the queue; a new database gets its tables. */
export async function startQueue(config: Config, database: Database, log: Logger): Promise<PgBoss> {
  const isWorker = config.ROLE !== 'web';
  const boss = new PgBoss({
    ...database.queue,
    ...('connectionString' in database.queue ? QUEUE_POOL : {}),
    // Our dispatcher has its own signals and schedules.
    useListenNotify: false,
    schedule: false,
    supervise: isWorker,
    // We have no jobs that depend on others.
    flowIntervalSeconds: SECONDS_PER_DAY,
    application_name: 'casa-circle-jobs',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'job queue'));
  await boss.start();
  await createQueues(
    boss,
    workers.map(({ job }) => job),
  );
  return boss;
}
