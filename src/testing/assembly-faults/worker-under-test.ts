import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { bundledProgram } from '../servers/bundled-program.ts';
import { type FromWorker, MUTANT_VARIABLE, type ToWorker } from './messages.ts';
import type { MutantName } from './mutants.ts';

const BUNDLE = await bundledProgram('src/testing/assembly-faults/assembly-worker.ts');
/** Mutants run from source, which is changed as it is loaded. */
const SOURCE = join(import.meta.dirname, 'assembly-worker.ts');
/** Generous, since the machine may be busy: only never finishing is a failure. */
const LIMIT_MS = 150_000;

/** A worker process. `ask` returns undefined if the process died meanwhile. */
export type WorkerUnderTest = {
  ask<T extends FromWorker['type']>(
    message: ToWorker,
    answer: T,
  ): Promise<Extract<FromWorker, { type: T }> | undefined>;
  readonly hasEnded: boolean;
  end(): void;
};

/** Starts a process that loads all modules and waits. */
export function startWorker(mutant: MutantName | undefined): WorkerUnderTest {
  const child = fork(mutant ? SOURCE : BUNDLE, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...(mutant ? { [MUTANT_VARIABLE]: mutant } : {}) },
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4_000);
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const loaded = hear(child, 'loaded', () => errors);
  loaded.catch(() => {});
  return {
    get hasEnded() {
      return hasEnded();
    },
    async ask(message, answer) {
      if (!(await loaded)) throw new Error(`the worker did not load: ${errors}`);
      if (hasEnded()) return undefined;
      const heard = hear(child, answer, () => errors);
      child.send(message, () => {});
      return heard;
    },
    end: () => child.kill('SIGKILL'),
  };
}

function hear<T extends FromWorker['type']>(
  child: ChildProcess,
  type: T,
  errors: () => string,
): Promise<Extract<FromWorker, { type: T }> | undefined> {
  return new Promise((resolve, reject) => {
    const give = (heard: Extract<FromWorker, { type: T }> | undefined) => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', ended);
      resolve(heard);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`no '${type}' in time: ${errors()}`));
    }, LIMIT_MS);
    const listen = (message: FromWorker) => {
      if (message.type === type) give(message as Extract<FromWorker, { type: T }>);
    };
    const ended = () => give(undefined);
    child.on('message', listen);
    child.once('exit', ended);
    if (child.exitCode !== null || child.signalCode !== null) ended();
  });
}

/**
 * Workers one after the other; the next is preloaded while one runs, except for a mutant, which
 * needs only one.
 */
export function createWorkerLine(mutant?: MutantName) {
  const prepare = () => (mutant ? undefined : startWorker(mutant));
  let standby = prepare();
  return {
    take(): WorkerUnderTest {
      const taken = standby ?? startWorker(mutant);
      standby = prepare();
      return taken;
    },
    end: () => standby?.end(),
  };
}
