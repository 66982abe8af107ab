import { performance } from 'node:perf_hooks';
import { safeError } from '#platform/safe-error.ts';
import { ConfigError, readConfig } from '#platform/settings/config.ts';
import { printWelcome } from './pages/welcome.ts';
import { startServer } from './start-server.ts';

/** The major versions of Node that the project installs: 26 on Apple silicon, 24 elsewhere. */
const SUPPORTED_NODES = [24, 26];
/** A second signal at least this much later ends the process at once. */
const FORCE_STOP_AFTER_MS = 1_000;
/** Milliseconds per second of SHUTDOWN_SECONDS (95 %) after which the process exits in any case. */
const FORCED_EXIT_FACTOR = 950;

function say(sentence: string): void {
  process.stderr.write(`\n${sentence}\n\n`);
}

/** A sentence for start failures that an operator can fix. */
function startErrorMessage(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof ConfigError) return `A setting is wrong:\n${error.message}`;
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start';
  }
  if (code === 'EACCES')
    return `Not allowed: ${message}. Choose a port above 1023 or another data folder.`;
  // The message of a failed statement would contain its values.
  return safeError(error).message;
}

async function main(): Promise<void> {
  if (!SUPPORTED_NODES.includes(Number(process.versions.node.split('.')[0]))) {
    say(
      `This needs Node ${SUPPORTED_NODES.join(' or ')}, and the one running is ${process.version}. Start it with 'npm start', which brings its own; if that does not help, run 'npm ci' once.`,
    );
    process.exit(1);
  }
  // biome-ignore lint/style/noProcessEnv: the one reader of the environment.
  const config = readConfig(process.env);
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

main().catch((error: unknown) => {
  say(startErrorMessage(error));
  process.exit(1);
});
