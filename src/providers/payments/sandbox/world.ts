import type { Executor } from '#db/executor.ts';
import { enterTransactionScope } from '#db/transaction-scope.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Randomness } from '../../randomness/randomness.ts';

/** What the sandbox needs: database, clock and randomness. */
export type SandboxWorld = {
  db: Executor;
  clock: Clock;
  randomness: Randomness;
  /** Called after an event was recorded. */
  onEvent: () => void;
};

/** The same, inside one transaction of the sandbox's own. */
export function inSandboxTransaction<T>(
  world: SandboxWorld,
  work: (world: SandboxWorld) => Promise<T>,
): Promise<T> {
  return world.db.transaction((db) =>
    enterTransactionScope(() => work({ ...world, db: db as unknown as Executor })),
  );
}

/** An identifier as the provider writes them: `pi_…`. */
export function newId(world: SandboxWorld, prefix: string): string {
  return `${prefix}_${world.randomness.id().replaceAll('-', '')}`;
}
