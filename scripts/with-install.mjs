// Runs a script of the project, after making sure that what it needs is installed.
// This file alone runs on the host's Node (20 or newer); the script runs on the one the project carries.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const carriedNode = join(
  root,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
);

/** Whether every package of the lock file is installed in its version. */
function isInstalled() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(carriedNode)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node 20 or newer is needed to begin, and this is ${process.version}. Install a newer one from nodejs.org.`,
  );
}

if (!isInstalled()) {
  // Not on the output: `npm run draw` and `npm run simulate` print JSON there and nothing else.
  process.stderr.write('Installing packages (about two minutes the first time) …\n');
  const cli = process.env.npm_execpath;
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []];
  const { status } = spawnSync(
    command,
    [...first, 'ci', '--prefer-offline', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !cli && process.platform === 'win32',
    },
  );
  if (status !== 0)
    fail(
      'Installing the packages failed; the lines above say why. Check the connection to the package registry and run the command again.',
    );
  if (!existsSync(carriedNode)) {
    fail(
      `There is no carried Node for ${process.platform}-${process.arch}. Install Node 24 and run: node ${process.argv[2]}`,
    );
  }
}

const [script, ...rest] = process.argv.slice(2);
// Stopping is the child's business: it finishes its work and ends with its own status.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const { spawn } = await import('node:child_process');
const child = spawn(
  carriedNode,
  ['--disable-warning=ExperimentalWarning', join(root, script), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
process.removeAllListeners('SIGTERM');
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
