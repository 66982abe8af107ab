import { fork } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { selectRows } from '#db/executor.ts';
import { bundledProgram } from '../servers/bundled-program.ts';
import type { TestApp } from '../test-app.ts';
import type { CloseMutant } from './mutants.ts';
import { MUTANT_VARIABLE, TASK_VARIABLE, type Task } from './task.ts';

const BUNDLE = await bundledProgram('src/testing/close-faults/close-worker.ts');
/** Bugs are put into the source while it is loaded. */
const SOURCE = join(import.meta.dirname, 'mutated-worker.ts');

/** Runs one process on the test's database to its end; true when it was killed. */
export async function runWorker(
  { context, clock }: Pick<TestApp, 'context' | 'clock'>,
  task: Partial<Task> & Pick<Task, 'action' | 'fault'>,
  mutant?: CloseMutant,
): Promise<boolean> {
  const [row] = await selectRows<{ name: string }>(
    context.db,
    sql`select current_database() as name`,
  );
  const prepared = inject('testDatabase');
  const databaseUrl = `${prepared.kind === 'postgres' ? prepared.url : ''}/${row?.name}`;
  const given = { databaseUrl, now: clock.now().toISOString(), ...task };
  const child = fork(mutant ? SOURCE : BUNDLE, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: 'ignore',
    env: {
      ...process.env,
      [TASK_VARIABLE]: JSON.stringify(given),
      ...(mutant ? { [MUTANT_VARIABLE]: mutant } : {}),
    },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_, signal) => resolve(signal === 'SIGKILL'));
  });
}
