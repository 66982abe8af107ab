import { ConfigError, readConfig } from '#platform/config.ts';
import { startServer } from './start-server.ts';
import { printWelcome } from './welcome.ts';

/** The major versions the project carries: 26 on Apple silicon, 24 elsewhere. */
const SUPPORTED_NODES = [24, 26];

function say(sentence: string): void {
  process.stderr.write(`\n${sentence}\n\n`);
}

/** The sentence a person can act on, for the failures a person can cause. */
function explain(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof ConfigError) return `A setting is wrong:\n${error.message}`;
  if (code === 'EADDRINUSE') {
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start';
  }
  if (code === 'EACCES')
    return `Not allowed: ${message}. Choose a port above 1023 or another data folder.`;
  return message ?? String(error);
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

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.runtime.context.log.info({ signal }, 'stopping');
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

main().catch((error: unknown) => {
  say(explain(error));
  process.exit(1);
});
