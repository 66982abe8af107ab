import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { bundledProgram } from '../servers/bundled-program.ts';
import { type Fault, type FromServer, MUTANT_VARIABLE, type ToServer } from './messages.ts';
import type { MutantName } from './mutants.ts';

const BUNDLE = await bundledProgram('src/testing/deposit-faults/fault-server.ts');
/** Mutants run from source, which is changed as it is loaded. */
const SOURCE = join(import.meta.dirname, 'fault-server.ts');
const LIMIT_MS = 60_000;

export type ServerUnderTest = {
  url: string;
  readonly hasEnded: boolean;
  arm(fault: Fault): Promise<void>;
  /** Removes the fault; false when the process is dead. The steps counted so far stay. */
  disarm(): Promise<boolean>;
  trace(): Promise<string[]>;
  setMailDown(isDown: boolean): void;
  end(): Promise<void>;
};

type Standby = { start(settings: Record<string, string>): Promise<ServerUnderTest>; end(): void };

/** A process that has loaded all modules and waits to be started. */
function prepareServer(mutant: MutantName | undefined): Standby {
  const child = fork(mutant ? SOURCE : BUNDLE, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...(mutant ? { [MUTANT_VARIABLE]: mutant } : {}) },
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4_000);
  });
  const loaded = hear(child, 'loaded', () => errors);
  loaded.catch(() => {});
  return {
    end: () => child.kill('SIGKILL'),
    async start(settings) {
      await loaded;
      send(child, { type: 'start', settings });
      const { url } = await hear(child, 'ready', () => errors);
      return handle(child, url, () => errors);
    },
  };
}

function handle(child: ChildProcess, url: string, errors: () => string): ServerUnderTest {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    get hasEnded() {
      return hasEnded();
    },
    async arm(fault) {
      send(child, { type: 'arm', fault });
      await hear(child, 'armed', errors);
    },
    async disarm() {
      if (hasEnded()) return false;
      send(child, { type: 'disarm' });
      return hear(child, 'disarmed', errors).then(
        () => true,
        () => false,
      );
    },
    async trace() {
      send(child, { type: 'trace' });
      return (await hear(child, 'trace', errors)).steps;
    },
    setMailDown: (isDown) => send(child, { type: 'mail', isDown }),
    async end() {
      if (hasEnded()) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function send(child: ChildProcess, message: ToServer): void {
  if (child.connected) child.send(message, () => {});
}

function hear<T extends FromServer['type']>(
  child: ChildProcess,
  type: T,
  errors: () => string,
): Promise<Extract<FromServer, { type: T }>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => give(new Error(`no '${type}' in time`)), LIMIT_MS);
    const listen = (message: FromServer) => {
      if (message.type === type) give(message as Extract<FromServer, { type: T }>);
    };
    const ended = () => give(new Error(`the server ended before '${type}': ${errors()}`));
    const give = (result: Error | Extract<FromServer, { type: T }>) => {
      clearTimeout(timer);
      child.off('message', listen);
      child.off('exit', ended);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    child.on('message', listen);
    child.once('exit', ended);
    if (child.exitCode !== null || child.signalCode !== null) ended();
  });
}

/** Servers one after the other on the same database; the next is preloaded while one runs. */
export function createServerLine(settings: Record<string, string>, mutant?: MutantName) {
  let next = prepareServer(mutant);
  return {
    async start(): Promise<ServerUnderTest> {
      const taken = next;
      const server = await taken.start(settings);
      next = prepareServer(mutant);
      return server;
    },
    end: () => next.end(),
  };
}
