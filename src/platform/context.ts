import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#db/database.ts';
import { isTransient } from '#db/errors.ts';
import type { Executor } from '#db/executor.ts';
import { enterTransactionScope } from '#db/transaction-scope.ts';
import type { BeaconProvider } from '#providers/beacon/beacon-provider.ts';
import type { BeaconSandbox } from '#providers/beacon/sandbox.ts';
import type { Clock } from '#providers/clock/clock.ts';
import type { FilesProvider } from '#providers/files/files-provider.ts';
import type { IdentityProvider } from '#providers/identity/identity-provider.ts';
import type { MailProvider } from '#providers/mail/mail-provider.ts';
import type { PaymentProvider } from '#providers/payments/payment-provider.ts';
import type { PaymentSandbox } from '#providers/payments/sandbox/create-sandbox.ts';
import type { Randomness } from '#providers/randomness/randomness.ts';
import type { VirusScan } from '#providers/virus-scan/virus-scan.ts';
import type { ProgramFigures } from '#shared/program-figures.ts';
import type { ContentChanges } from './content-changes.ts';
import type { JobQueue, Jobs } from './jobs/jobs.ts';
import type { Config } from './settings/config.ts';
import type { Signal } from './signal.ts';
import { endTransaction, openTransactionEnd } from './transaction-end.ts';

/** What a use case may use inside a transaction: nothing that uses the network. */
export type TransactionContext = {
  readonly config: Config;
  readonly db: Executor;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Logger;
  /** Wakes the mail courier. */
  readonly mailSignal: Signal;
  /** Keys for links that expire: the first signs, each of them verifies. */
  readonly linkKeys: readonly KeyObject[];
  /** What the program asks for today; what somebody paid is read from their record. */
  readonly program: ProgramFigures;
};

/** Everything a use case may use; made once at start by `createContext`. */
export type Context = TransactionContext & {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly mail: MailProvider;
  readonly contentChanges: ContentChanges;
  readonly files: FilesProvider;
  readonly virusScan: VirusScan;
  /** What signs the receipts of sealed bids: the first does, the others did and announce new ones. */
  readonly receiptKeys: readonly Buffer[];
  /** Keys that encrypt bank details: the first encrypts, all of them decrypt. */
  readonly bankDetailKeys: readonly Buffer[];
  readonly identity: IdentityProvider;
  readonly payments: PaymentProvider;
  /** Public randomness for the assemblies. */
  readonly beacon: BeaconProvider;
  /** The sandbox of the public beacon; undefined when the real one is used. */
  readonly beaconSandbox: BeaconSandbox | undefined;
  /** The sandbox of the payment provider; undefined when a real one is configured. */
  readonly paymentSandbox: PaymentSandbox | undefined;
};

const MAX_TRIES = 4;

/**
 * Runs `work` in one transaction, retried after a deadlock or serialization failure. Its context
 * has no providers that use the network, and its `db` is the transaction.
 */
export async function inTransaction<T>(
  context: Context,
  work: (context: TransactionContext) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { answer, afterCommit } = await context.db.transaction((db) => {
        const inner: TransactionContext = {
          config: context.config,
          db: db as unknown as Executor,
          jobs: context.queue.within(db as unknown as Executor),
          clock: context.clock,
          randomness: context.randomness,
          log: context.log,
          mailSignal: context.mailSignal,
          linkKeys: context.linkKeys,
          program: context.program,
        };
        openTransactionEnd(inner.db);
        return enterTransactionScope(async () => {
          const answer = await work(inner);
          return { answer, afterCommit: await endTransaction(inner.db) };
        });
      });
      for (const work of afterCommit) work();
      return answer;
    } catch (error) {
      if (attempt >= MAX_TRIES || !isTransient(error)) throw error;
    }
  }
}
