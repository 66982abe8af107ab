import { performance } from 'node:perf_hooks';
import { ConfigError, readConfig } from '#platform/settings/config.ts';
import { printWelcome } from './pages/welcome.ts';
import { findAbsentParts } from './start/absent-parts.ts';
import { createLogger } from './start/create-context.ts';
import { startErrorMessage } from './start/start-error.ts';
import { startServer } from './start-server.ts';

/** The major versions of Node that the project installs: 26 on Apple silicon, 24 elsewhere. */
const SUPPORTED_NODES = [24, 26];
/** A second signal at least this much later ends the process at once. */
const FORCE_STOP_AFTER_MS = 1_000;
/** Milliseconds per second of SHUTDOWN_SECONDS (95 %) after which the process exits in any case. */
const FORCED_EXIT_FACTOR = 950;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a server process until it is told to stop. What it says is one line of JSON each. */
export async function runProcess(environment: Environment): Promise<void> {
  try {
    await run(environment);
  } catch (error) {
    sayFailure(startErrorMessage(error));
    process.exit(1);
  }
}

/** The process ends right after this, so the line is not written in the background. */
const AT_ONCE = { write: (line: string) => void process.stdout.write(line) };

/** For a person a paragraph; for a collector of logs a line, which the others are too. */
function sayFailure(sentence: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\n${sentence}\n\n`);
  else createLogger({ logLevel: 'fatal' }, AT_ONCE).fatal(sentence);
}

async function run(environment: Environment): Promise<void> {
  if (!SUPPORTED_NODES.includes(Number(process.versions.node.split('.')[0]))) {
    throw new Error(
      `This needs Node ${SUPPORTED_NODES.join(' or ')}, and the one running is ${process.version}. Start it with 'npm start', which brings its own; if that does not help, run 'npm ci' once.`,
    );
  }
  const config = readConfig(environment);
  const absent = findAbsentParts(config);
  if (absent.length > 0) throw new ConfigError(absent);
  const server = await startServer(config);
  printWelcome(config, server.address, server.firstAdmin);

  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      // One stop request can arrive as several signals: from the terminal, npm and the launcher.
      if (performance.now() - stoppingSince > FORCE_STOP_AFTER_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    server.runtime.context.log.info({ signal }, 'stopping');
    setTimeout(() => {
      server.runtime.context.log.error('stopping took too long');
      process.exit(1);
    }, config.SHUTDOWN_SECONDS * FORCED_EXIT_FACTOR).unref();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}
